export function migrationFaults(text: string): string[]
