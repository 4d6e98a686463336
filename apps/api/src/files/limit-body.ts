/** The most bytes a call with one file may have: base64 makes four signs of three bytes; the rest of the body is small. */
export const limitBody = (fileSizeLimit: number): number => Math.ceil((fileSizeLimit / 3) * 4) + 64 * 1024
