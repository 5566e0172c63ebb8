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
    if grupo > 15 then raise exception 'o nó % não tem números próprios: são 15 nós ao todo', grupo; end if;
    perform set_config('citus.enable_ddl_propagation', 'off', true);
    for sequencia in
      select s.seqrelid::regclass as nome from pg_sequence s join pg_class c on c.oid = s.seqrelid
      where c.relnamespace = 'public'::regnamespace and s.seqtypid = 'int'::regtype and s.seqmin <> (grupo << ${bits}) + 1
    loop
      execute format('alter sequence %s minvalue %s maxvalue %s start %2$s restart %2$s',
        sequencia.nome, (grupo << ${bits}) + 1, ((grupo + 1) << ${bits}) - 1);
    end loop;
  end $$`

/** @throws Error when a node does not answer */
export async function giveNumbers(client: Client): Promise<void> {
  const { rows } = await client.query<{ nodename: string; nodeport: number; result: string }>(
    `select nodename, nodeport, result from run_command_on_workers(${escapeLiteral(ranges)}) where not success`,
  )
  const [failed] = rows
  if (failed) throw new Error(`${failed.nodename}:${failed.nodeport}: ${failed.result}`)
}
