import type { TestApp } from './harness.js'

/** What statements read, of tables and indexes of churches. */
export interface Reads {
  /** rows of tables that were read one after the other, and entries of indexes */
  rows: number
  /** pages, of memory or of the disk */
  buffers: number
  /** `rows / buffers` of each table and index that was read */
  where: Record<string, string>
}

type Counted = Record<string, { rows: number; buffers: number }>

/** PostgreSQL's own count. A connection adds what it has done when it ends, or seconds later. */
async function seen(app: TestApp): Promise<Counted> {
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query not ilike 'listen%'`
  // the answer comes before the end of its transaction
  const end = Date.now() + 10_000
  while (Date.now() < end && (await app.sql(`select ${others} and state <> 'idle'`)).length)
    await new Promise((done) => setTimeout(done, 10))
  await app.sql(`select pg_terminate_backend(pid, 5000) ${others}`)
  const rows = await app.sql<{ name: string; rows: string; buffers: string }>(`
    select relname as name, coalesce(seq_tup_read, 0) as rows,
      coalesce(heap_blks_read, 0) + coalesce(heap_blks_hit, 0) + coalesce(toast_blks_read, 0) + coalesce(toast_blks_hit, 0) as buffers
    from pg_stat_user_tables join pg_statio_user_tables using (relid, relname) where pg_stat_user_tables.schemaname = 'public'
    union all
    select indexrelname, idx_tup_read, idx_blks_read + idx_blks_hit
    from pg_stat_user_indexes join pg_statio_user_indexes using (indexrelid, indexrelname) where pg_stat_user_indexes.schemaname = 'public'`)
  return Object.fromEntries(
    rows.map(({ name, rows: read, buffers }) => [name, { rows: Number(read), buffers: Number(buffers) }]),
  )
}

/** What the statements read that `work` starts. Nobody else may use the application's database meanwhile. */
export async function readsOf(app: TestApp, work: () => Promise<unknown>): Promise<Reads> {
  const before = await seen(app)
  await work()
  const after = await seen(app)
  const reads: Reads = { rows: 0, buffers: 0, where: {} }
  for (const [name, { rows, buffers }] of Object.entries(after)) {
    const [more, pages] = [rows - (before[name]?.rows ?? 0), buffers - (before[name]?.buffers ?? 0)]
    reads.rows += more
    reads.buffers += pages
    if (more + pages > 0) reads.where[name] = `${more} / ${pages}`
  }
  return reads
}
