import { sql } from 'kysely'
import { change } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { assignEntrada } from '../../../financas/entrada/index.js'
import { codigoOf, type Target } from '../../codigo-pix/index.js'
import { rebookDevolucoes } from '../devolucao/devolver-pix.js'
import { withReplaced } from '../pix-recebido.queries.js'

/** An entry that may be that of a Pix, with what it comes from. */
interface MadeEntrada {
  origem: string | null
  idOrigem: number
  categoria: number
  /** who gave: of a tithe or donation */
  idUsuario: number | null
  idCampanha: number | null
  /** of a receivable's payment */
  idBaixa: number | null
  /** the receivable that the Pix was charged for */
  idContaReceber: number | null
  idCodigo: number | null
  /** whether the purpose and the person of its code make a tithe or a donation */
  nomeia: boolean
}

/** The entry, if it is worth exactly the Pix, was not reversed and belongs to no other Pix. */
async function madeEntrada(
  { db, idCliente }: Writing,
  idPix: number,
  idEntrada: number,
): Promise<MadeEntrada | undefined> {
  const { rows } = await sql<MadeEntrada>`
    select e.origem, e.id_origem as "idOrigem", e.categoria, coalesce(d.id_membro, o.id_membro) as "idUsuario",
      o.id_campanha as "idCampanha", b.id as "idBaixa", p.id_conta_receber as "idContaReceber", p.id_codigo as "idCodigo",
      coalesce(k.id_usuario is not null and k.finalidade in ('dizimo', 'campanha'), false) as nomeia
    from pix_recebido p
    join entrada e on e.id_cliente = p.id_cliente and e.id = ${idEntrada} and e.valor = p.valor and e.excluido_em is null
    left join codigo_pix k on k.id_cliente = p.id_cliente and k.id = p.id_codigo
    left join dizimo d on d.id_cliente = e.id_cliente and e.origem = 'dizimo' and d.id = e.id_origem
    left join doacao o on o.id_cliente = e.id_cliente and e.origem = 'doacao' and o.id = e.id_origem
    left join baixa_receber b on b.id_cliente = e.id_cliente and e.origem = 'contaReceber' and b.id_conta = e.id_origem
      and b.vez = e.vez and b.excluido_em is null
    where p.id_cliente = ${idCliente} and p.id = ${idPix} and p.situacao = 'pendente'
      and not exists (select from entrada r where r.id_cliente = ${idCliente} and r.id_estornado = e.id and r.excluido_em is null)
      and not exists (select from pix_recebido x where x.id_cliente = ${idCliente} and x.id_dizimo = d.id)
      and not exists (select from pix_recebido x where x.id_cliente = ${idCliente} and x.id_doacao = o.id)
      and not exists (select from pix_recebido x where x.id_cliente = ${idCliente} and x.id_baixa_receber = b.id)`.execute(
    db,
  )
  return rows[0]
}

type HowBooked = Partial<Record<'idCodigo' | 'idDizimo' | 'idDoacao' | 'idContaReceber' | 'idBaixaReceber', number>>

/** What a Pix is booked as when it takes this entry. An income that somebody typed becomes the entry of the Pix. */
async function bookedAs(
  work: Writing,
  idPix: number,
  idEntrada: number,
  entrada: MadeEntrada,
): Promise<HowBooked | undefined> {
  const { origem, idOrigem, idBaixa, idUsuario, idCampanha, idCodigo } = entrada
  const codigo = async (finalidade: Target['finalidade']) =>
    (await codigoOf(work, { finalidade, idUsuario, idCampanha, idEvento: null })).id
  if (origem === 'dizimo') return { idDizimo: idOrigem, idCodigo: await codigo('dizimo') }
  if (origem === 'doacao') return { idDoacao: idOrigem, idCodigo: await codigo('campanha') }
  if (origem === 'contaReceber' && idBaixa !== null) return { idContaReceber: idOrigem, idBaixaReceber: idBaixa }
  if (!(await assignEntrada(work, idEntrada, { origem: 'pixRecebido', idOrigem: idPix }))) return undefined
  // a tithe by the code that was typed as an income stays that income
  if (idCodigo !== null && !entrada.nomeia) return { idCodigo }
  return { idCodigo: await codigo(entrada.categoria === 1 ? 'dizimo' : 'oferta') }
}

/**
 * Makes an entry that the books have the entry of a Pix that waits: a tithe, a donation, a receivable's payment, or an
 * income that somebody typed. The money of a charge is the payment of its receivable and nothing else. What went back of it
 * meanwhile is booked, too.
 * @returns false when it is none of these, is worth another amount, was reversed, or belongs to another Pix
 */
export async function takeLancamento(work: Writing, idPix: number, idEntrada: number): Promise<boolean> {
  const entrada = await madeEntrada(work, idPix, idEntrada)
  if (!entrada) return false
  const { origem, idOrigem, idContaReceber } = entrada
  if (idContaReceber !== null && (origem !== 'contaReceber' || idOrigem !== idContaReceber)) return false
  const how = await bookedAs(work, idPix, idEntrada, entrada)
  if (!how) return false
  await change(work, 'pix_recebido')
    .set({
      situacao: 'lancado',
      motivo: null,
      idDizimo: null,
      idDoacao: null,
      substituidos: withReplaced(work),
      ...how,
    })
    .where('id', '=', idPix)
    .execute()
  await rebookDevolucoes(work, idPix)
  return true
}
