import { Money } from '../../../kernel/ui'
import styles from './tiles.module.css'

type Props = {
  livro: { saldoAnterior: string; entradas: string; saidas: string; saldosIniciais: string; saldo: string }
}

/** Opening balance, income, expenses and closing balance. */
export function Tiles({ livro }: Props) {
  return (
    <dl className={styles.tiles}>
      {(
        [
          ['Saldo anterior', livro.saldoAnterior],
          ['Entradas', livro.entradas, 'income'],
          ['Saídas', livro.saidas, 'expense'],
          ...(livro.saldosIniciais === '0.00' ? [] : [['Saldos iniciais', livro.saldosIniciais] as const]),
          ['Saldo final', livro.saldo, 'balance'],
        ] as const
      ).map(([label, value, kind]) => (
        <div key={label} data-kind={kind}>
          <dt>{label}</dt>
          <dd>
            <Money value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
