import { Button } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import paper from '../../../kernel/paper/paper.module.css'
import { useChurchOf, useViewer } from '../../../kernel/session'
import { DateText, EmptyState, ErrorState, formatInstant, useDocumentTitle } from '../../../kernel/ui'
import { celulaUrls } from '../../pessoas/celula/urls'
import type { RelatorioCelulaDadosFragment } from './relatorio.generated'
import { Report } from './report'
import styles from './report.module.css'
import { FAILED, useRelatorio } from './use-relatorio'

const title = 'Relatório de célula'

/** The report on a blank page, for printing. `printable` opens the print dialog once everything is loaded. */
export function Component() {
  useDocumentTitle(title)
  const [params] = useSearchParams()
  const idCelula = params.get('idCelula')
  return (
    <main className={`${paper.page} ${styles.paper}`}>
      {idCelula ? (
        <OfCell id={idCelula} />
      ) : (
        <>
          <h1>{title}</h1>
          <EmptyState text="Célula não encontrada.">
            <Link to={celulaUrls.list}>Escolher uma célula</Link>
          </EmptyState>
        </>
      )}
    </main>
  )
}

function OfCell({ id }: { id: string }) {
  const { relatorio, error, retry } = useRelatorio(id)
  if (relatorio) return <Paper relatorio={relatorio} />
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {error ? <ErrorState text={errorText(error, FAILED)} onRetry={retry} /> : <p role="status">Carregando...</p>}
    </>
  )
}

function Paper({ relatorio }: { relatorio: RelatorioCelulaDadosFragment }) {
  const printable = useSearchParams()[0].get('printable')
  const { name } = useViewer()
  const igreja = useChurchOf()
  const [made] = useState(() => new Date().toISOString())
  const opens = igreja !== undefined && (printable === 'true' || printable === '1')

  useEffect(() => {
    if (opens) window.print()
  }, [opens])

  return (
    <>
      <header className={styles.paperHead}>
        <div>
          <p>{igreja?.nome}</p>
          <h1>Relatório da célula {relatorio.celula.nomeCelula}</h1>
          <p>
            Período: <DateText value={relatorio.dataInicial} /> a <DateText value={relatorio.dataFinal} />
          </p>
        </div>
        <div className={`${paper.screen} ${styles.tools}`}>
          <Button icon={<Print />} text="Imprimir" onClick={() => window.print()} />
        </div>
      </header>
      <Report relatorio={relatorio} />
      {igreja && (
        <p className={styles.foot}>
          Gerado por {name} em {formatInstant(made, igreja.fusoHorario)}
        </p>
      )}
    </>
  )
}
