import { AnchorButton } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { useHref, useParams } from 'react-router-dom'
import { DetailCard } from '../../../kernel/detail'
import { LoadFailed } from '../../../kernel/record'
import { formatDate, PageHeader } from '../../../kernel/ui'
import { celulaUrls } from '../../pessoas/celula/urls'
import { PeriodForm } from './period-form'
import { Report } from './report'
import { relatorioCelulaUrls } from './urls'
import { FAILED, useRelatorio } from './use-relatorio'

const title = 'Relatório de célula'

/** The report inside the dashboard, with a form for the period. */
export function Component() {
  const { id = '' } = useParams()
  const { relatorio, error, retry } = useRelatorio(id)
  const crumbs = [{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]
  if (error && !relatorio) return <LoadFailed header={{ title, crumbs }} error={error} text={FAILED} onRetry={retry} />
  if (!relatorio) {
    return (
      <>
        <PageHeader title={title} crumbs={crumbs} />
        <p role="status">Carregando...</p>
      </>
    )
  }
  const { celula, dataInicial, dataFinal } = relatorio
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...crumbs, { text: celula.nomeCelula, to: celulaUrls.detail(celula.id) }]}
        description={`${celula.nomeCelula}, de ${formatDate(dataInicial)} a ${formatDate(dataFinal)}`}
        actions={<PrintLink idCelula={celula.id} period={relatorio} />}
      />
      <PeriodForm key={`${dataInicial} ${dataFinal}`} idCelula={celula.id} {...{ dataInicial, dataFinal }} />
      <DetailCard>
        <Report relatorio={relatorio} />
      </DetailCard>
    </>
  )
}

type PrintProps = { idCelula: number; period: { dataInicial: string; dataFinal: string } }

/** Opens the same report on a blank page, in a new tab. */
function PrintLink({ idCelula, period }: PrintProps) {
  const href = useHref(relatorioCelulaUrls.printed(idCelula, period))
  return <AnchorButton variant="outlined" icon={<Print />} text="Imprimir" href={href} target="_blank" />
}
