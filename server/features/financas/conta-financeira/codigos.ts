import { from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { ContaFinanceira } from './conta-financeira.entity.js'

/** Usual codes of accountants by kind of account; accounts of a kind are numbered below it. */
const grupos: Readonly<Record<string, string>> = {
  caixa: '1.1.1',
  banco: '1.1.2',
  pix: '1.1.2',
  poupanca: '1.1.3',
  aplicacao: '1.1.3',
}

/** The first code of the group that no account has. */
function freeCodigo(grupo: string, taken: ReadonlySet<string>): string {
  for (let place = 1; ; place++) {
    const codigo = `${grupo}.${String(place).padStart(2, '0')}`
    if (!taken.has(codigo)) return codigo
  }
}

/**
 * Gives the accounts without an accountant's code a usual one, each its own.
 * @returns how many got one
 */
export async function assignUsualCodigos(work: Writing): Promise<number> {
  const contas = await from(work, 'conta_financeira')
    .select(['id', 'tipo', 'codigoContador'])
    .where('excluidoEm', 'is', null)
    .orderBy('id')
    .execute()
  const taken = new Set(contas.flatMap(({ codigoContador }) => codigoContador ?? []))
  const novos = new Map<number, string>()
  for (const { id, tipo, codigoContador } of contas) {
    const grupo = grupos[tipo]
    if (codigoContador || !grupo) continue
    const codigo = freeCodigo(grupo, taken)
    taken.add(codigo)
    novos.set(id, codigo)
  }
  const rows = await work.em.find(ContaFinanceira, { idCliente: work.idCliente, id: { $in: [...novos.keys()] } })
  for (const row of rows) row.codigoContador = novos.get(row.id) ?? null
  await work.em.flush()
  return novos.size
}
