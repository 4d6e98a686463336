/** Reports are kept apart: files of this owner are reached through this context alone (`mayReadFile`). */
export const ownerOfReports = (customerId: string): string => `genetic-report:${customerId}`
