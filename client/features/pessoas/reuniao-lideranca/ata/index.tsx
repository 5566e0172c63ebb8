import { useParams } from 'react-router-dom'
import { useParts } from '../../../../kernel/feature'
import paper from '../../../../kernel/paper/paper.module.css'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../kernel/ui'
import type { MeetingParts } from '../parts'
import { reuniaoLiderancaUrls } from '../urls'
import { Actions } from './actions'
import type { ReuniaoComAtaQuery } from './ata.generated'
import { useReuniaoComAtaQuery } from './ata.generated'
import styles from './ata.module.css'
import { Paper } from './paper'

const crumbs = [{ text: 'Agenda' }, { text: 'Reuniões de liderança', to: reuniaoLiderancaUrls.list }]

/** The page of a meeting: its agenda and its minutes, in the layout of the printed page. */
export function Component() {
  const { uuid = '' } = useParams()
  const { data, error, refetch } = useReuniaoComAtaQuery({ variables: { id: uuid }, context: { opensScreen: true } })
  const reload = () => void refetch().catch(() => undefined)
  if (data) return <Reuniao reuniao={data.reuniaoLideranca} onChange={reload} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Reunião de Liderança', crumbs }}
      error={error}
      text="Não foi possível encontrar a reunião."
      onRetry={reload}
    />
  )
}

type Props = { reuniao: ReuniaoComAtaQuery['reuniaoLideranca']; onChange: () => void }

function Reuniao({ reuniao, onChange }: Props) {
  const { ata } = reuniao
  const cards = useParts('reuniaoLideranca').flatMap(({ cards = [] }: MeetingParts) => cards)
  return (
    <>
      <div className={paper.screen}>
        <PageHeader
          title={ata?.numeroAta ? `Ata nº ${ata.numeroAta}` : 'Reunião de Liderança'}
          crumbs={crumbs}
          actions={<Actions reuniao={reuniao} onChange={onChange} />}
        />
        <InBin table="reuniao_lideranca" record={reuniao} />
      </div>
      <Paper reuniao={reuniao} />
      <div className={`${paper.screen} ${styles.attachments}`}>
        {cards.map((Card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes
          <Card key={index} reuniao={reuniao} />
        ))}
      </div>
    </>
  )
}
