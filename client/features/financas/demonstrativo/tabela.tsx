import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Balance, Money } from '../../../kernel/ui'
import styles from './demonstrativo.module.css'

/** One row of a statement: its name and its amounts; null leaves a cell empty. */
export type Linha = {
  key: string
  nome: string
  /** the page that shows of what the row is made */
  to?: string | undefined
  valores: readonly ReactNode[]
  /** a category below another one */
  recuada?: boolean
  /** a sum */
  soma?: boolean
  /** a balance or a result, which may be below zero */
  saldo?: boolean
}

export type Grupo = { titulo?: string; linhas: readonly Linha[] }

type Props = { label: string; primeira: string; colunas: readonly string[]; grupos: readonly Grupo[] }

/** A statement as a table. One that is wider than the screen scrolls within its frame, and the names stay in view. */
export function Tabela({ label, primeira, colunas, grupos }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what the focus is in
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.tabela} data-wide={colunas.length > 5 || undefined}>
        <thead>
          <tr>
            <th scope="col">{primeira}</th>
            {colunas.map((coluna) => (
              <th key={coluna} scope="col" data-align="right">
                {coluna}
              </th>
            ))}
          </tr>
        </thead>
        {grupos.map(({ titulo, linhas }, index) => (
          <tbody key={titulo ?? String(index)}>
            {titulo && (
              <tr>
                <th colSpan={colunas.length + 1} scope="rowgroup" className={styles.grupo}>
                  <span>{titulo}</span>
                </th>
              </tr>
            )}
            {linhas.map(({ key, nome, to, valores, recuada, soma, saldo }) => (
              <tr key={key} data-soma={soma || undefined}>
                <th scope="row" data-recuada={recuada || undefined}>
                  {to ? <Link to={to}>{nome}</Link> : nome}
                </th>
                {valores.map((valor, at) => (
                  // the columns of a table have no other key than their place
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
                  <td key={at} data-align="right">
                    {typeof valor !== 'string' ? valor : saldo ? <Balance value={valor} /> : <Money value={valor} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
