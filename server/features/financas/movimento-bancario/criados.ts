import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { removerDizimo } from '../dizimo/index.js'
import { excluirEntradaDigitada } from '../entrada/index.js'
import { excluirSaidaDigitada } from '../saida/index.js'
import { transferencias } from '../transferencia/index.js'
import { desdoar } from './de-fora.js'
import type { TipoLancamento } from './movimento-bancario.rules.js'

type Work = Writing & { ctx: Context }

/** An entry that a match made: what 'Lançar' wrote, or a fee. */
interface Criado {
  tipo: TipoLancamento
  id: number
  origem: string | null
  idOrigem: number | null
}

/**
 * The entries that the match of a movement has made, which still are what they were. Matches of before these were marked
 * made what began in the same transaction, unless it settles an account, which is reopened instead.
 */
export async function criadosPor({ db, idCliente }: Writing, idMovimento: number): Promise<Criado[]> {
  const { rows } = await sql<Criado>`
    select case when c.id_entrada is not null then 'entrada' when c.id_saida is not null then 'saida' else 'transferencia' end as tipo,
      coalesce(c.id_entrada, c.id_saida, c.id_transferencia) as id, coalesce(e.origem, s.origem) as origem,
      coalesce(e.id_origem, s.id_origem) as "idOrigem"
    from conciliacao c
    left join entrada e on e.id_cliente = ${idCliente} and e.id = c.id_entrada
    left join saida s on s.id_cliente = ${idCliente} and s.id = c.id_saida
    left join transferencia t on t.id_cliente = ${idCliente} and t.id = c.id_transferencia
    where c.id_cliente = ${idCliente} and c.id_movimento = ${idMovimento} and (c.criado or (not c.automatica
      and c.created_at = coalesce(e.created_at, s.created_at, t.created_at)
      and coalesce(e.origem, s.origem, '') not in ('contaReceber', 'contaPagar')))
    order by c.ordem`.execute(db)
  return rows
}

/** Deletes these entries, with the tithe or donation from which one comes; they lie in the recycle bin. */
export async function excluirCriados(work: Work, criados: readonly Criado[]): Promise<void> {
  for (const { tipo, id, origem, idOrigem } of criados) {
    if (origem === 'dizimo' && idOrigem !== null) {
      work.ctx.authorise('dizimo.escrever')
      await removerDizimo(work, idOrigem)
    } else if (origem === 'doacao' && idOrigem !== null) {
      work.ctx.authorise('doacao.escrever')
      await desdoar(work, idOrigem)
    } else if (tipo === 'transferencia') {
      work.ctx.authorise('transferencia.escrever')
      await transferencias.excluir(work, id)
    } else {
      work.ctx.authorise(`${tipo}.escrever`)
      await (tipo === 'saida' ? excluirSaidaDigitada : excluirEntradaDigitada)(work, id)
    }
  }
}
