import { BarChart } from '../../../../kernel/chart'
import type { DadosRelatorioQuery } from './dados.generated'
import styles from './printed.module.css'

type Secao = DadosRelatorioQuery['dadosRelatorio']['secoes'][number]
type Tabela = NonNullable<Secao['tabela']>

/** A section of a report: its chart and its table. */
export function Section({
  secao: { titulo, grafico, tabela, novaPagina, nota },
  label,
}: {
  secao: Secao
  label: string
}) {
  return (
    <section className={styles.section} data-new-page={novaPagina || undefined}>
      {titulo && <h2>{titulo}</h2>}
      {grafico && (
        <BarChart
          label={label}
          of="Mês"
          series={[
            { name: grafico.series[0] ?? '', color: 'income' },
            { name: grafico.series[1] ?? '', color: 'expense' },
          ]}
          bars={grafico.pontos.map(({ rotulo, valores }) => ({
            key: rotulo,
            text: rotulo,
            longText: rotulo,
            values: valores,
          }))}
        />
      )}
      {tabela && <Table tabela={tabela} label={label} />}
      {nota && <p>{nota}</p>}
    </section>
  )
}

function Table({ tabela: { colunas, grupos, total, vazio }, label }: { tabela: Tabela; label: string }) {
  if (!grupos.some(({ linhas }) => linhas.length > 0)) return <p>{vazio}</p>
  const cells = (texts: readonly string[]) =>
    colunas.map(({ titulo, numero }, index) => (
      <td key={titulo} data-numero={numero || undefined}>
        {texts[index]}
      </td>
    ))
  return (
    // The keyboard must be able to scroll a wide table too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.wide} tabIndex={0} aria-label={label}>
      <table aria-label={label}>
        <thead>
          <tr>
            {colunas.map(({ titulo, numero }) => (
              <th key={titulo} scope="col" data-numero={numero || undefined}>
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        {grupos.map(({ titulo, linhas, subtotal }, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a loaded report never changes
          <tbody key={group}>
            {titulo !== null && (
              <tr className={styles.group}>
                <th colSpan={colunas.length} scope="rowgroup">
                  {titulo}
                </th>
              </tr>
            )}
            {linhas.map((linha, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={index}>{cells(linha)}</tr>
            ))}
            {subtotal && <tr className={styles.sum}>{cells(subtotal)}</tr>}
          </tbody>
        ))}
        {total && (
          <tfoot>
            <tr className={styles.sum}>{cells(total)}</tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
