import { HTMLSelect } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { useContext, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import { errorText } from '../../../../kernel/apollo'
import { DetailCard } from '../../../../kernel/detail'
import { ExportMenu } from '../../../../kernel/list'
import { EmptyState, ErrorState, formatDate, PageSpinner, TimeZone } from '../../../../kernel/ui'
import { PersonLink } from '../../../acesso/usuario'
import { aulaUrls } from '../../aula-ebd/urls'
import { type FrequenciaEbdQuery, useFrequenciaEbdQuery } from './classe.generated'
import styles from './detail.module.css'
import { chosenQuarter, type Quarter } from './quarters'

type Found = FrequenciaEbdQuery['frequenciaEBD']

type Props = {
  idClasse: number
  nomeClasse: string
  quarters: Quarter[]
  /** What came with the class: the class as the address names it, and the first day of the quarter. */
  brought: { id: string; dataInicial: string }
}

/** Attendance of each pupil in a quarter: a mark per lesson and the total. */
export function Frequencia({ idClasse, nomeClasse, quarters, brought }: Props) {
  const [params, setParams] = useSearchParams()
  const quarter = chosenQuarter(params, quarters)
  const { dataInicial, dataFinal } = quarter
  const variables = { id: brought.id, dataInicial, dataFinal }
  // the first quarter came with the class, which fetches it again when it is opened again
  const fetchPolicy = dataInicial === brought.dataInicial ? 'cache-first' : 'cache-and-network'
  const { data, previousData, error, refetch } = useFrequenciaEbdQuery({ variables, fetchPolicy })
  const found = (data ?? previousData)?.frequenciaEBD

  const body = () => {
    if (error && !data) {
      const text = errorText(error, 'Não foi possível buscar a frequência da classe.')
      return <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
    }
    if (!found) return <PageSpinner />
    if (found.aulas.length === 0) return <EmptyState text="Nenhuma aula neste trimestre." />
    return <Table found={found} label={`Frequência, ${quarter.label}`} />
  }

  return (
    <DetailCard title="Frequência">
      <div className={styles.tools}>
        <HTMLSelect
          aria-label="Trimestre"
          value={quarter.key}
          options={quarters.map(({ key, label }) => ({ value: key, label }))}
          onChange={({ currentTarget: { value } }) =>
            setParams({ trimestre: value }, { replace: true, preventScrollReset: true })
          }
        />
        <FrequenciaExport {...{ idClasse, nomeClasse, quarter, found }} />
      </div>
      {body()}
    </DetailCard>
  )
}

type ExportProps = { idClasse: number; nomeClasse: string; quarter: Quarter; found: Found | undefined }

function FrequenciaExport({ idClasse, nomeClasse, quarter, found }: ExportProps) {
  const { dataInicial, dataFinal } = quarter
  const list = {
    busca: '',
    filters: { idClasse: String(idClasse), dataInicial, dataFinal },
    variables: { first: 100, ordem: { campo: 'nome', direcao: 'ASC' as const } },
  }
  const rows = (found?.alunos ?? []).map((row) => ({
    ...row,
    id: row.idMembro,
    uuid: String(row.idMembro),
    idCliente: 0,
  }))
  return (
    <ExportMenu
      name="frequenciaEBD"
      title={`Frequência: ${nomeClasse}, ${quarter.label}`}
      list={list}
      columns={[
        { id: 'nome', title: 'Nome', cell: (row) => row.membro?.name },
        { id: 'aulas', title: 'Aulas', align: 'right', cell: (row) => row.aulas },
        { id: 'presencas', title: 'Presenças', align: 'right', cell: (row) => row.presencas },
        { id: 'faltas', title: 'Faltas', align: 'right', cell: (row) => row.aulas - row.presencas },
        { id: 'percentual', title: 'Frequência', align: 'right', cell: (row) => percent(row.percentual) },
      ]}
      load={async () => ({ nodes: rows, totalCount: rows.length })}
    />
  )
}

const percent = (value: number | null | undefined) => (value == null ? '-' : `${value}%`)

/** A lesson that is still to come, or whose roll nobody called. */
const noRoll = (
  <>
    <span aria-hidden="true">-</span>
    <span className="visually-hidden">Sem chamada</span>
  </>
)

function Mark({ there }: { there: boolean }) {
  if (!there) return <span className="visually-hidden">Ausente</span>
  return (
    <span className={styles.here}>
      <Tick size={14} title="Presente" />
    </span>
  )
}

function Table({ found, label }: { found: Found; label: string }) {
  const today = todayIn(useContext(TimeZone))
  const place = useRef<HTMLElement>(null)
  /** The newest lesson that is not still to come. */
  const newest = (found.aulas.findLast(({ dataAula }) => dataAula <= today) ?? found.aulas[0])?.uuid
  // A quarter has more lessons than fit on a phone, so the table opens at the newest one.
  useEffect(() => {
    const section = place.current
    const column = section?.querySelector<HTMLElement>(`[data-lesson="${newest}"]`)
    if (section && column) section.scrollLeft = column.offsetLeft + column.offsetWidth - section.clientWidth
  }, [newest])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll this element
    <section ref={place} className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">Aluno</th>
            <th scope="col" className={styles.sum}>
              Presenças
            </th>
            {found.aulas.map(({ id, uuid, dataAula }) => (
              <th key={uuid} scope="col" className={styles.day} data-lesson={uuid}>
                <Link to={aulaUrls.detail(id)} aria-label={`Aula de ${formatDate(dataAula)}`}>
                  {formatDate(dataAula).slice(0, 5)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.alunos.map((row) => (
            <tr key={row.idMembro}>
              <th scope="row">
                {row.membro ? <PersonLink person={row.membro} /> : '-'}
                {!row.aluno && <small>Convidado</small>}
              </th>
              <td className={styles.sum}>
                <strong>{percent(row.percentual)}</strong>
                <small>
                  {row.presencas} de {row.aulas}
                </small>
              </td>
              {found.aulas.map((aula) => (
                <td key={aula.uuid} className={styles.day}>
                  {aula.qtdePresentes ? <Mark there={row.datas.includes(aula.dataAula)} /> : noRoll}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Presentes</th>
            <td className={styles.sum} />
            {found.aulas.map(({ uuid, qtdePresentes }) => (
              <td key={uuid} className={styles.day}>
                {qtdePresentes || noRoll}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Visitantes</th>
            <td className={styles.sum} />
            {found.aulas.map(({ uuid, visitantes }) => (
              <td key={uuid} className={styles.day}>
                {visitantes}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
