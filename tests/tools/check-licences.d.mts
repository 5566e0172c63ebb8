export interface Lock {
  packages: Record<
    string,
    { name?: string; version?: string; license?: string; integrity?: string; dev?: boolean; hasInstallScript?: boolean }
  >
}
export interface Licence {
  name: string
  version?: string
  licence?: string
  integrity?: string
}
export function permits(expression: string): boolean
export function licencesOf(lock: Lock): Licence[]
export function refusedOf(lock: Lock): Licence[]
