import { from } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { isSameConta, mayBeOfConta, type ReadExtrato, refused } from '../arquivo/extrato.js'

interface Conta {
  id: number
  banco?: string | null | undefined
  agencia?: string | null | undefined
  numero?: string | null | undefined
}

/** What a file says of its account. Only OFX has the bank, and writes the number alike in each file. */
type Stated = Pick<ReadExtrato, 'banco' | 'conta'> & { formato: string }

/** What the files of all accounts said of them. */
const statedContas = (work: Writing) =>
  from(work, 'extrato_bancario')
    .innerJoin('conta_financeira', (join) =>
      join
        .onRef('conta_financeira.id', '=', 'extrato_bancario.idContaFinanceira')
        .onRef('conta_financeira.idCliente', '=', 'extrato_bancario.idCliente'),
    )
    .select([
      'extrato_bancario.idContaFinanceira as id',
      'extrato_bancario.banco',
      'extrato_bancario.conta',
      'extrato_bancario.formato',
      'conta_financeira.nome',
      'conta_financeira.agencia',
    ])
    .distinct()
    .where('extrato_bancario.conta', '<>', '')
    .execute()

/** Another account of which the church wrote this number. */
async function storedConta(work: Writing, conta: Conta, read: Stated) {
  const rows = await from(work, 'conta_financeira')
    .select(['nome', 'banco', 'agencia', 'numero'])
    .where('id', '<>', conta.id)
    .where('excluidoEm', 'is', null)
    .execute()
  // of two or three digits nearly every number is one that ends like that
  return rows.find((row) => (row.numero ?? '').replace(/\D/g, '').length > 3 && mayBeOfConta(read, row))
}

/** 'banco 341, conta 12345-6' */
const nameOf = ({ banco, conta }: Stated): string =>
  [banco && `banco ${banco}`, `conta ${conta || '(sem número)'}`].filter(Boolean).join(', ')

/**
 * A file must be of the same account as the earlier files that name one, or as the church wrote it; where the account has
 * no number yet, of none that another account has.
 * @throws VALIDATION_FAILED with the number of the other account
 */
export async function refuseOtherAccount(work: Writing, conta: Conta, read: Stated): Promise<void> {
  // some CSV files name none
  if (!read.conta && read.formato === 'csv') return
  const said = nameOf(read)
  const rows = await statedContas(work)
  const exact = (row: Stated) => row.formato === 'ofx' && read.formato === 'ofx'
  const fits = (row: (typeof rows)[number]) =>
    exact(row) ? isSameConta(row, read) : mayBeOfConta(read, { ...row, numero: row.conta })
  const own = rows.filter(({ id }) => id === conta.id)
  const sure = own.filter(exact)
  const written = { banco: conta.banco ?? null, agencia: conta.agencia ?? null, numero: conta.numero ?? null }
  const ours = own.length ? (sure.length ? sure : own).some(fits) : mayBeOfConta(read, written)
  const others = rows.filter(({ id }) => id !== conta.id)
  const same = others.find((row) => exact(row) && fits(row))
  if (same) throw refused(`Este extrato é da conta '${same.nome}' (${said}). Importe-o nela.`)
  // what earlier files said of this account does not change with the number that the church writes
  const mend = own.length === 0 ? ' Se for desta, corrija o banco e o número dela em Contas financeiras.' : ''
  if (!ours) throw refused(`Este extrato é de outra conta (${said}).${mend}`)
  if (own.length > 0 || written.numero || !read.conta) return
  const other = others.find(fits) ?? (await storedConta(work, conta, read))
  if (other)
    throw refused(
      `Este extrato parece ser da conta '${other.nome}' (${said}). Se for desta, escreva o número dela em Contas financeiras.`,
    )
}
