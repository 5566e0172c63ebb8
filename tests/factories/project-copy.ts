import { execFile } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { runDirectory } from './database.js'

const root = path.resolve(import.meta.dirname, '../..')
const notCopied = ['node_modules', 'dist', '.git', '.data', 'coverage']

/** A copy of the project like a fresh clone, for a test to change. It is removed after the run. */
export interface ProjectCopy {
  dir: string
  /** the environment of its commands: separate data, and not the developer's database */
  env: NodeJS.ProcessEnv
  read(file: string): string
  /**
   * Replaces `from`.
   * @throws Error when the file does not contain it
   */
  edit(file: string, from: string, to: string): void
  /**
   * Runs a program in the copy.
   * @throws Error with its output when it fails
   */
  run(program: string, ...args: string[]): Promise<string>
  /** Runs a command of package.json. */
  npm(command: string, ...args: string[]): Promise<string>
}

/** A translation has the time of its source. With both kept, the copy translates only what is changed in it. */
const kept = { recursive: true, preserveTimestamps: true }

/** Copies the built server. */
function copyCompiled(dir: string): void {
  for (const name of ['server', 'migrations', 'schema', '.server-stamp'])
    cpSync(path.join(root, 'dist', name), path.join(dir, 'dist', name), kept)
}

export function projectCopy(): ProjectCopy {
  const dir = mkdtempSync(path.join(runDirectory(), 'project-'))
  chmodSync(dir, 0o755)
  for (const name of readdirSync(root).filter((name) => !notCopied.includes(name)))
    cpSync(path.join(root, name), path.join(dir, name), kept)
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'))
  copyCompiled(dir)

  const env = { ...process.env, NODE_ENV: '', DATA_DIR: path.join(dir, '.data'), DATABASE_URL: '' }
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')
  const run = async (program: string, ...args: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(program, args, { cwd: dir, env }).catch((error) => {
      throw new Error(`${program} ${args.join(' ')}: ${error.stdout}${error.stderr}`)
    })
    return stdout
  }
  return {
    dir,
    env,
    read,
    edit(file, from, to) {
      const text = read(file)
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
      writeFileSync(
        path.join(dir, file),
        text.replace(from, () => to),
      )
    },
    run,
    npm: (command, ...args) => run('npm', 'run', '--silent', command, '--', ...args),
  }
}
