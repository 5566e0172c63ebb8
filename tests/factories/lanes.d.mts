export interface Lane {
  files: string[]
  reads: string[]
}
export declare const lanes: Record<string, Lane> & { integrations: Lane }
export function fingerprint(reads: readonly string[]): string | undefined
export function isWhole(args: readonly string[]): boolean
export type Passed = Record<string, { passed: string; contents: string | undefined }>
export function unchangedLanes(known?: Passed, now?: number): { name: string; passed: string }[]
export function leftOut(unchanged: readonly { name: string; passed: string }[]): string[]
