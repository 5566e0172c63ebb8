/** See earlier-files.mjs. */
export function keepEarlierFiles(now: string, next: string, list: string): void
