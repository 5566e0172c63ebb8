import { type Client, escapeLiteral } from 'pg'

/**
 * How many bits the numbers that one node gives differ in: of a sequence of 31 bits, which the coordinator and 15 nodes
 * share by `giveNumbers`, and of one of 63 bits, which Citus divides itself. The coordinator has the lowest numbers.
 */
export const bitsOfNode = { int: 27, bigint: 48 } as const

const bits = bitsOfNode.int

/**
 * Citus gives numbers of int columns only at the coordinator. Triggers run on the nodes, and some of them create records,
 * so each node gets a part of the numbers for itself. What has one already is left alone.
 */
const ranges = `
  do $$
  declare
    grupo bigint;
    sequencia record;
  begin
    select groupid into grupo from pg_dist_local_group;
    if grupo > 15 then
      raise exception 'o nó está no grupo %, e só os grupos de 1 a 15 têm números próprios. Remova-o (citus_remove_node), rode npm run citus -- distribute e adicione-o de novo', grupo;
    end if;
    perform set_config('citus.enable_ddl_propagation', 'off', true);
    for sequencia in
      select s.seqrelid::regclass as nome from pg_sequence s join pg_class c on c.oid = s.seqrelid
      where c.relnamespace = 'public'::regnamespace and s.seqtypid = 'int'::regtype and s.seqmin <> (grupo << ${bits}) + 1
    loop
      execute format('alter sequence %s minvalue %s maxvalue %s start %2$s restart %2$s',
        sequencia.nome, (grupo << ${bits}) + 1, ((grupo + 1) << ${bits}) - 1);
    end loop;
  end $$`

/**
 * When the coordinator crashes, PostgreSQL leaves out up to 32 values of the sequence that counts the groups of nodes, and
 * the next node would come into a group above 15, for which there are no numbers. So the sequence is set back to the last
 * group that has a node or had one: the highest number in the audit log tells which. Only a superuser may set this
 * sequence, and only a superuser sees the log of all churches.
 */
export async function closeGapOfGroups(client: Client): Promise<void> {
  await client.query('begin')
  try {
    const { rows: gap } = await client.query<{ last: number }>(
      `select max(groupid) as last from pg_dist_node having max(groupid) between 1 and (select last_value - 1 from pg_dist_groupid_seq)
         and (select rolsuper from pg_roles where rolname = current_user)`,
    )
    if (gap[0]) {
      // whoever adds a node holds it, too
      await client.query('lock table pg_dist_node in exclusive mode')
      const { rows } = await client.query<{ last: number }>(
        `select max(id) >> ${bitsOfNode.bigint} as last from auditoria`,
      )
      const last = Number(rows[0]?.last ?? 0)
      await client.query(`select setval('pg_dist_groupid_seq', greatest(max(groupid), $1)) from pg_dist_node`, [last])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** @throws Error when a node does not answer, or is in a group without numbers of its own */
export async function giveNumbers(client: Client): Promise<void> {
  const { rows } = await client.query<{ nodename: string; nodeport: number; result: string }>(
    `select nodename, nodeport, result from run_command_on_workers(${escapeLiteral(ranges)}) where not success`,
  )
  const [failed] = rows
  if (failed) throw new Error(`${failed.nodename}:${failed.nodeport}: ${failed.result}`)
}
