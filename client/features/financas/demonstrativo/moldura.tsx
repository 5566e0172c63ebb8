import type { ReactNode } from 'react'
import { FilterSelect, Toolbar } from '../../../kernel/list'
import { Can } from '../../../kernel/session'
import { formatDate, PageHeader, SectionLinks } from '../../../kernel/ui'
import { useContaFinanceiraChoices } from '../conta-financeira'
import { PeriodoFilter } from '../livro-caixa'
import { BaixarArquivo } from './baixar'
import styles from './demonstrativo.module.css'
import type { Pedido } from './pedido'
import { demonstrativoUrls } from './urls'

const secoes = [
  { text: 'Fluxo de caixa', to: demonstrativoUrls.fluxoCaixa },
  { text: 'Resultado', to: demonstrativoUrls.resultado() },
  { text: 'Balancete', to: demonstrativoUrls.balancete() },
  { text: 'Razão', to: demonstrativoUrls.razao() },
]

type Props = {
  title: string
  /** its name in the exports and in the reports */
  name: 'fluxo-caixa' | 'resultado-fundos' | 'balancete' | 'razao'
  pedido: Pedido
  /** filters besides the days and the account */
  filters?: ReactNode
  children: ReactNode
}

/** What all statements have around them: the links between them, the filters, the files, and what they are not. */
export function Moldura({ title, name, pedido, filters, children }: Props) {
  const { list, periodo, today } = pedido
  const first = name === 'fluxo-caixa'
  const contas = useContaFinanceiraChoices()
  const { inicio, fim, ...others } = {
    ...pedido.variables,
    ...(pedido.idCategoria && name === 'razao' && { idCategoria: pedido.idCategoria }),
  }
  return (
    <>
      <PageHeader
        // the first statement is where the menu leads, and has its name
        title={first ? 'Demonstrativos' : title}
        crumbs={[
          { text: 'Tesouraria' },
          ...(first ? [] : [{ text: 'Demonstrativos', to: demonstrativoUrls.fluxoCaixa }]),
        ]}
        description={`${title}, de ${formatDate(periodo.inicio)} a ${formatDate(periodo.fim)}`}
      />
      <SectionLinks label="Demonstrativos" links={secoes} />
      <Toolbar
        tools={
          <>
            <Can action="relatorio.ler">
              <BaixarArquivo name={name} title={title} pdf={{ dataInicial: inicio, dataFinal: fim, ...others }} />
            </Can>
            <Can action="livroCaixa.exportar">
              <BaixarArquivo name={name} title={title} planilha={{ inicio, fim, ...others }} />
            </Can>
          </>
        }
      >
        <PeriodoFilter list={list} periodo={periodo} today={today} onChoose={pedido.choosePeriod} />
        {filters}
        {contas.length > 0 && (
          <FilterSelect list={list} name="idContaFinanceira" label="Conta financeira" feminine choices={contas} />
        )}
      </Toolbar>
      {children}
      <p className={styles.nota}>Gerencial, sem valor de demonstração contábil.</p>
    </>
  )
}
