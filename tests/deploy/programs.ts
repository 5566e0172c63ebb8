import { spawnSync } from 'node:child_process'

/** The path of a program, or undefined where it is not installed; the reader of the test's output is told. */
export function installed(program: string, packageName = program): string | undefined {
  for (const folder of ['', '/usr/sbin/', '/usr/local/bin/']) {
    const { error } = spawnSync(`${folder}${program}`, ['--version'])
    if (!error) return `${folder}${program}`
  }
  console.warn(`NOT CHECKED: ${program} is not installed (Debian: apt-get install ${packageName}).`)
  return undefined
}
