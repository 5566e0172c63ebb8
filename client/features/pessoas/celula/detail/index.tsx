import { useContext } from 'react'
import { useParams } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import { DetailCard, DetailLayout, Facts } from '../../../../kernel/detail'
import { addressText, ShareLinks } from '../../../../kernel/links'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { DateText, PageHeader, PageSpinner, TimeZone } from '../../../../kernel/ui'
import { quando } from '../quando'
import { StatusCelula } from '../status'
import { celulaUrls } from '../urls'
import { Actions } from './actions'
import { Attendance } from './attendance'
import type { CelulaDetalheQuery } from './celula.generated'
import { useCelulaDetalheQuery } from './celula.generated'
import styles from './detail.module.css'
import { Leader } from './leader'
import { Meetings } from './meetings'
import { Members } from './members'

const WEEKS = 12
const DAY_MS = 86_400_000
const crumbs = [{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]

/** The last weeks up to today, in the church's time zone. */
function lastWeeks(timeZone: string) {
  const dataFinal = todayIn(timeZone)
  const first = new Date(Date.parse(dataFinal) - (WEEKS * 7 - 1) * DAY_MS)
  return { dataInicial: first.toISOString().slice(0, 10), dataFinal }
}

export function Component() {
  const { id = '' } = useParams()
  const period = lastWeeks(useContext(TimeZone))
  const { data, error, refetch } = useCelulaDetalheQuery({
    variables: { id, ...period },
    context: { opensScreen: true, kept: true, keptAs: `CelulaDetalhe ${id}` },
  })
  if (data) return <Celula {...data} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Célula', crumbs }}
      error={error}
      text="Não foi possível buscar os detalhes da célula."
      onRetry={refetch}
    />
  )
}

function Celula({ celula, relatorioCelula }: CelulaDetalheQuery) {
  const { encontros, membros } = relatorioCelula
  const { local, enderecoCelula } = celula
  return (
    <>
      <PageHeader
        title={celula.nomeCelula}
        crumbs={crumbs}
        description={quando(celula) || undefined}
        actions={<Actions celula={celula} />}
      />
      <InBin table="celula" record={celula} />
      <DetailLayout
        side={
          <>
            <DetailCard title="Responsável">
              <Leader leader={celula.responsavel} />
            </DetailCard>
            <Facts
              title="Quando e onde"
              facts={[
                ['Quando', quando(celula)],
                ['Onde', addressText(enderecoCelula ?? local?.endereco, local?.nomeLocal)],
                !celula.excluidoEm && ['Convidar', <Convite key="convidar" celula={celula} />],
                ['Status', <StatusCelula key="status" status={celula.statusCelula} />],
                ['Cadastro', <DateText key="createdAt" value={celula.createdAt} />],
              ]}
            />
          </>
        }
      >
        <DetailCard title={`Últimas ${WEEKS} semanas`}>
          <Attendance relatorio={relatorioCelula} members={celula.quantidadeMembros} />
        </DetailCard>
        <DetailCard title="Últimos encontros">
          <Meetings idCelula={celula.id} encontros={encontros} />
        </DetailCard>
        <DetailCard title="Membros">
          <Members idCelula={celula.id} membros={membros} total={celula.quantidadeMembros} />
        </DetailCard>
      </DetailLayout>
    </>
  )
}

/** An invitation names day, hour and place: who does not belong to the church yet cannot open the page. */
function Convite({ celula }: Pick<CelulaDetalheQuery, 'celula'>) {
  const { nomeCelula, local, enderecoCelula } = celula
  const where = [local?.nomeLocal, enderecoCelula ?? local?.endereco]
  return (
    <span className={styles.share}>
      <ShareLinks lines={[`Célula ${nomeCelula}`, quando(celula), ...where]} />
    </span>
  )
}
