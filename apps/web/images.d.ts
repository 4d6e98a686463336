/** What an imported picture is, also before Next has written `next-env.d.ts` for the first time. */
/// <reference types="next/image-types/global" />
