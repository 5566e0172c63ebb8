// Refuses migrations that the version before cannot live with. During an update both versions serve requests: the first
// new process migrates the database, and the old ones go on until they are replaced. So a column is first left unused,
// and is dropped by a later version. An exception has a comment above its statement: `// both versions: <reason>`.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The last migration before this rule; no two versions before it were ever on one database at the same time. */
const last = 'Migration20261123174655_webhooks'

const kinds = [
  [/\bdrop (?:table|column|function)\b/i, 'the version before still uses it; drop it one version later'],
  [/\brename (?:to|column)\b/i, 'the version before knows the old name; add the new one and drop the old one later'],
  [/\balter column \S+ (?:set data )?type\b/i, 'the version before writes the old type; add a column'],
  [/\balter column \S+ set not null\b/i, 'the version before may write null; do it one version later'],
  [/\balter column \S+ drop default\b/i, 'the version before relies on the default'],
  [
    /\badd (?:column )?"[^"]+" (?!.*\b(?:default|null;?$|null,|generated)\b).*\bnot null\b/i,
    'give it a default: the version before does not write it',
  ],
  [/\badd constraint \S+ (?:check|unique|foreign key|exclude)\b/i, 'the version before may write rows that break it'],
  [
    /\bcreate unique index\b/i,
    'the version before does not expect it, and answers a duplicate with an unexpected error',
  ],
]

/**
 * @param text a migration's source
 * @returns what the version before cannot live with: the statement and why
 */
export function migrationFaults(text) {
  const made = new Set([...text.matchAll(/\bcreate table "?(\w+)"?/gi)].map(([, table]) => table))
  const onNew = (statement) => {
    const [, table] = /\b(?:alter table|on) "?(\w+)"?/i.exec(statement) ?? []
    return table !== undefined && made.has(table)
  }
  return [...text.matchAll(/(?<above>[^\n]*)\n[ \t]*this\.addSql\(\s*(?<statement>`[^`]*`|'[^']*')/g)].flatMap(
    ({ groups: { above, statement } }) =>
      /\/\/ both versions: \S/.test(above) || onNew(statement)
        ? []
        : kinds
            .filter(([pattern]) => pattern.test(statement))
            .map(([, why]) => `${statement.replace(/\s+/g, ' ').slice(1, 120)}\n  ${why}`),
  )
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = globSync('migrations/Migration*.ts', { cwd: root }).filter((file) => path.basename(file, '.ts') > last)
  const faults = files.flatMap((file) =>
    migrationFaults(readFileSync(path.join(root, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  )
  if (faults.length) {
    console.error(faults.join('\n'))
    process.exitCode = 1
  }
}
