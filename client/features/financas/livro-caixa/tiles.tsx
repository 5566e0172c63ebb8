import { Balance, Money } from '../../../kernel/ui'
import styles from './tiles.module.css'

type Totais = 'saldoAnterior' | 'entradas' | 'saidas' | 'saldosIniciais' | 'transferencias' | 'saldo'

type Tile = readonly [label: string, value: string, kind?: 'income' | 'expense' | 'balance']

/** A tile that only some periods have. */
const other = (label: string, value: string): Tile[] => (value === '0.00' ? [] : [[label, value]])

/** Opening balance, income, expenses and closing balance. */
export const Tiles = ({ livro }: { livro: Record<Totais, string> }) => (
  <TileList
    tiles={[
      ['Saldo anterior', livro.saldoAnterior],
      ['Entradas', livro.entradas, 'income'],
      ['Saídas', livro.saidas, 'expense'],
      ...other('Saldos iniciais', livro.saldosIniciais),
      ...other('Transferências', livro.transferencias),
      ['Saldo final', livro.saldo, 'balance'],
    ]}
  />
)

type DoExtrato = 'saldoAnterior' | 'entradas' | 'saidas' | 'saldosIniciais' | 'recebidas' | 'enviadas' | 'saldo'

/** The same for the statement of one account, with what came from other accounts and what went to them. */
export const ExtratoTiles = ({ extrato }: { extrato: Record<DoExtrato, string> }) => (
  <TileList
    tiles={[
      ['Saldo anterior', extrato.saldoAnterior],
      ...other('Saldo inicial', extrato.saldosIniciais),
      ['Entradas', extrato.entradas, 'income'],
      ['Saídas', extrato.saidas, 'expense'],
      ...other('De outras contas', extrato.recebidas),
      ...other('A outras contas', extrato.enviadas),
      ['Saldo final', extrato.saldo, 'balance'],
    ]}
  />
)

function TileList({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={styles.tiles} data-count={tiles.length}>
      {tiles.map(([label, value, kind]) => (
        <div key={label} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{label.startsWith('Saldo') ? <Balance value={value} /> : <Money value={value} />}</dd>
        </div>
      ))}
    </dl>
  )
}
