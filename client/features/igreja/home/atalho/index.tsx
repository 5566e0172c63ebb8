import { useContext, useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import { errorText } from '../../../../kernel/apollo'
import { serverTime } from '../../../../kernel/kept/clock'
import { isOffline } from '../../../../kernel/later'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageSpinner, TimeZone, toast } from '../../../../kernel/ui'
import { cultoUrls } from '../../../culto/culto/urls'
import { aulaUrls } from '../../../ensino/aula-ebd/urls'
import { dizimoUrls } from '../../../financas/dizimo/urls'
import { celulaUrls } from '../../../pessoas/celula/urls'
import { encontroUrls } from '../../../pessoas/encontro/urls'
import { chamadaDe, isSunday } from '../chamadas'
import type { HomeData } from '../data'
import styles from '../home.module.css'
import { LinkButton } from '../primeiros-passos/link-button'
import { useCultosDaSemanaQuery } from './atalho.generated'
import { aWeekLater, CULTOS_DA_SEMANA } from './semana'

const HOME = '/dashboard/home'

type Props = { name: string; home: HomeData }

/**
 * A shortcut of the installed application's icon. The manifest is the same for everybody, so here is decided where it
 * leads this person today, without a network too.
 */
export function Atalho({ name, home }: Props) {
  if (name === 'chamada') return <Chamada home={home} />
  if (name === 'presenca') return <Presenca />
  if (name === 'dizimos') return <Dizimos />
  return <Navigate to={HOME} replace />
}

function Chamada({ home }: { home: HomeData }) {
  const hoje = useToday()
  const any = useCan('encontro.escrever')
  const celulas = home.celulasQueLidero ?? []
  const classes = home.gruposQueLidero.filter(({ tipo }) => tipo === 'classeEBD')
  const choices = [
    ...celulas.flatMap((celula) => {
      const { dataEncontro, idEncontro } = chamadaDe(celula, hoje)
      const to =
        idEncontro === null ? encontroUrls.doDia(celula.id, dataEncontro) : encontroUrls.presenca(celula.id, idEncontro)
      return dataEncontro === hoje ? [{ text: celula.nomeCelula, to }] : []
    }),
    ...classes.flatMap(({ id, nome, proximo }) => {
      if (proximo?.dia === hoje) return [{ text: nome, to: aulaUrls.detail(proximo.id) }]
      return isSunday(hoje) ? [{ text: nome, to: aulaUrls.doDia(id, hoje) }] : []
    }),
  ]
  if (celulas.length + classes.length > 0)
    return <Choose title="De qual grupo é a chamada?" choices={choices} none="Hoje nenhum grupo seu tem chamada." />
  // who keeps the records calls any roll
  const list = any ? celulaUrls.list : undefined
  return <Choose title="" choices={[]} none="Você não lidera nenhuma célula e nenhuma classe." list={list} />
}

function Presenca() {
  const counts = useCan('presencaCulto.registrar')
  return counts ? <CultosDeHoje /> : <Refused text="Registrar presenças não faz parte das suas permissões." />
}

function CultosDeHoje() {
  const hoje = useToday()
  const { data, error, refetch } = useCultosDaSemanaQuery({
    variables: { de: hoje, ate: aWeekLater(hoje) },
    context: { opensScreen: true, kept: true, keptAs: CULTOS_DA_SEMANA },
  })
  if (error && !data) {
    const retry = () => void refetch().catch(() => undefined)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os cultos de hoje.')} onRetry={retry} />
  }
  if (!data) return <PageSpinner />
  // a copy may be of an earlier day
  const today = data.cultos.nodes.filter((culto) => culto.dataCulto === hoje && culto.statusCulto !== 'cancelado')
  const choices = today.map(({ id, horaCulto, temaCulto }) => ({
    text: [horaCulto, temaCulto].filter(Boolean).join(' · '),
    to: cultoUrls.presenca(id),
  }))
  return (
    <Choose title="De qual culto é a presença?" choices={choices} none="Hoje não há culto." list={cultoUrls.list} />
  )
}

function Dizimos() {
  const writes = useCan('dizimo.escrever')
  if (writes) return <Navigate to={dizimoUrls.folha} replace />
  return <Refused text="Lançar dízimos não faz parte das suas permissões." />
}

const useToday = () => todayIn(useContext(TimeZone), serverTime())

type Choices = {
  title: string
  choices: { text: string; to: string }[]
  /** what is said when there is none */
  none: string
  /** where there is nothing to choose, this list, if the network is there for it; otherwise the home page */
  list?: string | undefined
}

function Choose({ title, choices, none, list }: Choices) {
  const [only, ...others] = choices
  if (!only) return <Refused text={none} to={list && !isOffline() ? list : HOME} />
  if (others.length === 0) return <Navigate to={only.to} replace />
  return (
    <section className={styles.card}>
      <header>
        <h2>{title}</h2>
      </header>
      <div className={styles.actions}>
        {choices.map(({ text, to }) => (
          <LinkButton key={to} main text={text} to={to} />
        ))}
        <LinkButton text="Início" to={HOME} />
      </div>
    </section>
  )
}

/** Says why the shortcut leads to no screen of its own, on the one that is opened instead. */
function Refused({ text, to = HOME }: { text: string; to?: string }) {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, although the address changes by it
  useEffect(() => {
    toast.info(text)
    navigate(to, { replace: true })
  }, [])
  return <PageSpinner />
}
