import { useApolloClient } from '@apollo/client/react'
import { Button, Callout } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { dataBeside, errorText } from '../../../../kernel/apollo'
import { DetailCard, DetailLayout, Facts } from '../../../../kernel/detail'
import { askUntil } from '../../../../kernel/later'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { Balance, DateText, ErrorState, Money, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { mesesDe } from '../meses'
import { SituacaoPrestacao } from '../situacao'
import { prestacaoContasUrls } from '../urls'
import { Actions } from './actions'
import { Numeros } from './numeros'
import { Pareceres } from './pareceres'
import {
  type NumerosDoDemonstrativoFragment,
  PdfDaPrestacaoDocument,
  type PrestacaoContasDetalheFragment,
  type PrestacaoContasDetalheQuery,
  usePrestacaoContasDetalheQuery,
} from './prestacao-contas.generated'
import styles from './prestacao-contas.module.css'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Prestação de contas', to: prestacaoContasUrls.list }]

/** How often the page asks whether the PDF of a decided statement is stored, which takes a few seconds. */
const ASK_MS = 5000
/** For two minutes; then the person decides. */
const ASKS = 24

export function Component() {
  const { id = '' } = useParams()
  // whoever reads only what the assembly approved reads nothing of the books of today
  const agora = useCan('prestacaoContas.ler')
  const {
    data: last,
    error,
    refetch,
  } = usePrestacaoContasDetalheQuery({ variables: { id, agora }, context: { opensScreen: true } })
  // the record is shown also when its figures could not be computed
  const data = last ?? dataBeside<PrestacaoContasDetalheQuery>(error, 'prestacaoContas')
  const retry = () => void refetch().catch(() => undefined)
  if (data)
    return (
      <Prestacao
        prestacao={data.prestacaoContas}
        mudados={data.prestacaoContas.enviadaEm ? (data.demonstrativoPrestacaoContas ?? null) : null}
        agora={
          <Agora
            prestacao={data.prestacaoContas}
            numeros={data.demonstrativoPrestacaoContas}
            error={error}
            onRetry={retry}
          />
        }
      />
    )
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Prestação de contas', crumbs }}
      error={error}
      text="Não foi possível buscar a prestação de contas."
      onRetry={retry}
    />
  )
}

type Fact = [label: string, value: ReactNode]

/** @param mudados the figures of now, when the books say something else than was sent */
function Prestacao({ prestacao, mudados, agora }: NoticeProps & { agora: ReactNode }) {
  const { nome, demonstrativo, observacao, enviadaEm, assembleiaEm, decisao, pareceres } = prestacao
  const assembly: Fact[] = decisao
    ? [
        ['Assembleia', <DateText key="assembleia" value={assembleiaEm} />],
        ['Ata', prestacao.ata],
        ['PDF guardado', <PdfGuardado key="pdf" prestacao={prestacao} />],
      ]
    : []
  return (
    <>
      <PageHeader title={nome} crumbs={crumbs} actions={<Actions prestacao={prestacao} mudou={mudados !== null} />} />
      <InBin table="prestacao_contas" record={prestacao} />
      <Notice prestacao={prestacao} mudados={mudados} />
      <DetailLayout
        side={
          <Facts
            title="A prestação"
            last
            facts={[
              ['Situação', <SituacaoPrestacao key="situacao" situacao={prestacao.situacao} />],
              ['Meses', mesesDe(prestacao)],
              ['Enviada ao conselho', enviadaEm && <DateText key="enviada" value={enviadaEm} />],
              ...assembly,
              [
                'Impressão digital dos números',
                prestacao.impressao && <code className={styles.hash}>{prestacao.impressao}</code>,
              ],
            ]}
          />
        }
      >
        {observacao && (
          <DetailCard title="Observações da tesouraria">
            <p className={styles.text}>{observacao}</p>
          </DetailCard>
        )}
        {pareceres.length > 0 && <Pareceres pareceres={pareceres} />}
        {demonstrativo ? <Numeros numeros={demonstrativo} /> : agora}
      </DetailLayout>
    </>
  )
}

/** When the PDF was stored, and the hash that the downloaded file must have. */
function PdfGuardado({ prestacao: { id, pdfEm, impressaoPdf } }: Props) {
  const client = useApolloClient()
  const [tired, setTired] = useState(false)
  const asking = pdfEm === null && !tired
  useEffect(() => {
    if (!asking) return
    const leaving = new AbortController()
    const { signal } = leaving
    // the answer changes the record, and so this part
    const ask = async () => {
      const query = { query: PdfDaPrestacaoDocument, variables: { id: String(id) } }
      const { data } = await client.query({ ...query, fetchPolicy: 'network-only' })
      return typeof data?.prestacaoContas.pdfEm === 'string'
    }
    void askUntil({ ask, everyMs: ASK_MS, times: ASKS, signal }).then((stored) => {
      if (!stored && !signal.aborted) setTired(true)
    })
    return () => leaving.abort()
  }, [asking, client, id])
  if (pdfEm)
    return (
      <>
        <output>
          <DateText value={pdfEm} />
        </output>{' '}
        · impressão digital (SHA-256) <code className={styles.hash}>{impressaoPdf}</code>
      </>
    )
  return (
    <>
      <output>{tired ? 'O preparo está demorando.' : 'Em preparo.'} Quem baixar o PDF agora o guarda na hora.</output>
      {tired && (
        <Button className={styles.again} icon={<Refresh />} text="Tentar de novo" onClick={() => setTired(false)} />
      )}
    </>
  )
}

function Notice({ prestacao, mudados }: NoticeProps) {
  const { mesAberto, enviadaEm, decisao, excluidoEm, substituidaPor } = prestacao
  if (substituidaPor)
    return (
      <Callout intent="warning" className={styles.notice} title="Substituída">
        A assembleia decidiu depois sobre{' '}
        <Link to={prestacaoContasUrls.detail(substituidaPor)}>outra prestação de contas destes meses</Link>. O PDF desta
        continua guardado como era.
      </Callout>
    )
  if (excluidoEm) return null
  if (mudados)
    return (
      <Callout intent="warning" className={styles.notice} title="Os números mudaram depois">
        {decisao
          ? 'Os números abaixo, os mesmos do PDF guardado, são os que a assembleia viu.'
          : 'Os números abaixo são os que o conselho recebeu. Para continuar, a tesouraria a envia de novo, com os meses fechados.'}{' '}
        Os lançamentos dizem agora: entradas de <Money value={mudados.entradas} />, saídas de{' '}
        <Money value={mudados.saidas} /> e saldo de <Balance value={mudados.saldo} />.
      </Callout>
    )
  if (!mesAberto) return null
  if (!enviadaEm)
    return (
      <Callout intent="primary" className={styles.notice}>
        Antes de ir ao conselho, todos os meses precisam estar fechados.
      </Callout>
    )
  return (
    <Callout intent="warning" className={styles.notice} title="Um destes meses foi reaberto">
      {decisao
        ? 'Os números abaixo, os mesmos do PDF guardado, são os que a assembleia viu. Os lançamentos podem ter mudado depois.'
        : 'Os números abaixo são os que o conselho recebeu. Feche o mês de novo para continuar.'}
    </Callout>
  )
}

type Props = { prestacao: PrestacaoContasDetalheFragment }

type NoticeProps = Props & { mudados: NumerosDoDemonstrativoFragment | null }

type AgoraProps = Props & {
  numeros: NumerosDoDemonstrativoFragment | null | undefined
  error: unknown
  onRetry: () => void
}

/** The figures of a draft, as they are now. While other months were just chosen, those of the months before are not shown. */
function Agora({ prestacao: { inicio, fim }, numeros, error, onRetry }: AgoraProps) {
  if (numeros?.inicio === inicio && numeros.fim === fim) return <Numeros numeros={numeros} />
  if (!error) return <PageSpinner />
  return <ErrorState text={errorText(error, 'Não foi possível calcular os números.')} onRetry={onRetry} />
}
