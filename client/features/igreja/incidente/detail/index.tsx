import { Callout } from '@blueprintjs/core'
import { type ReactNode, useContext } from 'react'
import { useParams } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import { DetailLayout, Facts } from '../../../../kernel/detail'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { DateText, formatInstant, PageHeader, PageSpinner, TimeZone } from '../../../../kernel/ui'
import { igrejaUrls } from '../../urls'
import { nomeDados } from '../dados'
import { diaDoPrazo, dobroDuvidoso, prazoDe } from '../prazo'
import { SituacaoIncidente } from '../situacao'
import { incidenteUrls } from '../urls'
import { Actions } from './actions'
import { Comunicacoes } from './comunicacoes'
import {
  type IncidenteDetalheFragment,
  type IncidenteDetalheQuery,
  useIncidenteDetalheQuery,
} from './incidente.generated'
import styles from './incidente.module.css'
import { Pessoas } from './pessoas'

const crumbs = [
  { text: 'Configurações', to: igrejaUrls.configuracoes('privacidade') },
  { text: 'Incidentes de segurança', to: incidenteUrls.list },
]

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch, fetchMore } = useIncidenteDetalheQuery({ variables: { id } })
  const more = () =>
    fetchMore({
      variables: { after: String(data?.incidente.pessoas.nodes.length ?? 0) },
      updateQuery: ({ incidente }, { fetchMoreResult: { incidente: next } }) => ({
        incidente: {
          ...next,
          pessoas: { ...next.pessoas, nodes: [...incidente.pessoas.nodes, ...next.pessoas.nodes] },
        },
      }),
    })
  if (data) return <Detail incidente={data.incidente} more={more} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Incidente de segurança', crumbs }}
      error={error}
      text="Não foi possível buscar o incidente."
      onRetry={refetch}
    />
  )
}

type Props = { incidente: IncidenteDetalheQuery['incidente']; more: () => Promise<unknown> }

function Detail({ incidente, more }: Props) {
  const timeZone = useContext(TimeZone)
  const { titulo, dataOcorrencia, dataConhecimento, quantidadePessoas } = incidente
  return (
    <>
      <PageHeader title={titulo} crumbs={crumbs} actions={<Actions incidente={incidente} />} />
      <InBin table="incidente" record={incidente} />
      <Prazo incidente={incidente} />
      <DetailLayout
        side={
          <Facts
            title="O incidente"
            facts={[
              ['Situação', <SituacaoIncidente key="situacao" situacao={incidente.situacao} />],
              ['Aconteceu', dataOcorrencia ? formatInstant(dataOcorrencia, timeZone) : 'Ainda não se sabe'],
              ['A igreja soube', formatInstant(dataConhecimento, timeZone)],
              ['Dados atingidos', <Dados key="dados" dados={incidente.dados} />],
              ['Risco relevante', incidente.riscoRelevante === 1 ? 'Sim' : 'Não'],
              ['Quantas pessoas', quantidadePessoas === null ? null : String(quantidadePessoas)],
              ['Prazos', incidente.pequenoPorte === 1 ? 'Em dobro: agente de pequeno porte' : 'Comuns'],
              incidente.encerradoEm !== null && [
                'Encerrado',
                <DateText key="encerrado" value={incidente.encerradoEm} />,
              ],
              ['Guardar pelo menos até', <DateText key="guardar" value={incidente.guardarAte} />],
            ]}
          />
        }
      >
        <Facts
          title="O que se sabe"
          facts={[
            ['O que aconteceu', <Text key="descricao">{incidente.descricao}</Text>],
            ['O que isso pode causar', <Text key="consequencias">{incidente.consequencias}</Text>],
            ['Como os dados eram protegidos', <Text key="protecao">{incidente.protecao}</Text>],
            ['O que já foi feito e será feito', <Text key="medidas">{incidente.medidas}</Text>],
            incidente.motivoDemora !== null && ['Motivo da demora', <Text key="demora">{incidente.motivoDemora}</Text>],
            incidente.riscoRelevante === 0 && [
              'Por que ninguém precisa ser avisado',
              <Text key="sem-aviso">{incidente.motivoSemAviso}</Text>,
            ],
          ]}
        />
        <Comunicacoes incidente={incidente} />
        <Pessoas incidente={incidente} more={more} />
      </DetailLayout>
    </>
  )
}

const Text = ({ children }: { children: ReactNode }) =>
  children ? <span className={styles.text}>{children}</span> : '-'

const Dados = ({ dados }: { dados: readonly string[] }) => (
  <ul className={styles.dados}>
    {dados.map((tipo) => (
      <li key={tipo}>{nomeDados(tipo)}</li>
    ))}
  </ul>
)

/** Who must be told until when, and what may still be sent to the ANPD. */
function Prazo({ incidente }: { incidente: IncidenteDetalheFragment }) {
  const hoje = todayIn(useContext(TimeZone))
  if (incidente.excluidoEm) return null
  const prazo = prazoDe(incidente, hoje)
  if (prazo)
    return (
      <Callout intent={prazo.vencido ? 'danger' : 'warning'} icon={null} className={styles.term} role="status">
        <strong>{prazo.text}.</strong>{' '}
        {prazo.vencido
          ? incidente.motivoDemora
            ? 'Avise mesmo assim: o motivo da demora vai nos textos.'
            : 'Avise mesmo assim, e escreva antes, no incidente, o motivo da demora.'
          : 'Contam-se dias úteis; feriados só do estado ou da cidade não adiam o prazo. Nada é enviado por aqui: copie os textos abaixo.'}
        {dobroDuvidoso(incidente) &&
          ' Este prazo está em dobro, o que não vale se alguém pode ser ferido no corpo ou na honra: com estes dados, prefira o prazo comum, em Editar.'}
      </Callout>
    )
  const { complementarAte, complementadoEm, encerradoEm } = incidente
  if (!complementarAte || complementadoEm || encerradoEm || complementarAte < hoje) return null
  return (
    <Callout icon={null} className={styles.term}>
      O que faltou dizer à ANPD se complementa até {diaDoPrazo(complementarAte)}.
    </Callout>
  )
}
