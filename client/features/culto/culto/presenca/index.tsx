import { Button } from '@blueprintjs/core'
import { Clipboard, Maximize, Refresh } from '@blueprintjs/icons'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { copy } from '../../../../kernel/copying'
import { ShareLinks } from '../../../../kernel/links'
import { Editable, LoadFailed } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { PageHeader, PageSpinner, toast, useConfirm } from '../../../../kernel/ui'
import { quandoCulto, tituloCulto } from '../titulo'
import { cultoUrls } from '../urls'
import { PAGE } from './page'
import { People } from './people'
import type { PresencaDoCultoQuery } from './presenca.generated'
import {
  PresencaDoCultoDocument,
  usePresencaAoVivoSubscription,
  usePresencaDoCultoQuery,
  useRenovarTokenCultoMutation,
} from './presenca.generated'
import styles from './presenca.module.css'
import { Stage } from './stage'
import { Visitors } from './visitors'

const title = 'Confirmar presenças'
const crumbs = [{ text: 'Cultos', to: cultoUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = usePresencaDoCultoQuery({
    variables: { id, first: PAGE, comPessoas: useCan('presencaCulto.ler') },
    fetchPolicy: 'network-only',
    context: { opensScreen: true, kept: true },
  })
  if (data) {
    const { culto, codigoPresencaCulto } = data
    const here = { text: quandoCulto(culto), to: cultoUrls.detail(culto.id) }
    return (
      <>
        <PageHeader title={title} crumbs={[...crumbs, here]} description={tituloCulto(culto)} />
        <Editable table="culto" record={culto} back={crumbs[1]} action={null}>
          <Presence id={id} culto={culto} codigo={codigoPresencaCulto} />
        </Editable>
      </>
    )
  }
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title, crumbs }}
      error={error}
      text="Não foi possível buscar os dados do culto."
      onRetry={refetch}
    />
  )
}

type Props = { culto: PresencaDoCultoQuery['culto'] }
type Codigo = PresencaDoCultoQuery['codigoPresencaCulto']

/** The QR code with which people confirm their presence, and the live count. */
function Presence({ id, culto, codigo }: Props & { id: string; codigo: Codigo }) {
  const [onStage, setOnStage] = useState(false)
  const { data: live, error } = usePresencaAoVivoSubscription({ variables: { idCulto: String(culto.id) } })
  const presentes = live?.presencaCulto.presentes ?? culto.quantidadePresentes
  return (
    <>
      <div className={styles.layout}>
        <div className={styles.column}>
          <Code culto={culto} codigo={codigo} onStage={() => setOnStage(true)} />
        </div>
        <div className={styles.column}>
          <section className={`${styles.card} ${styles.counts}`}>
            <div>
              <h2 id="presentes">Presentes</h2>
              <output className={styles.number} aria-labelledby="presentes" aria-live="polite">
                {presentes}
              </output>
              <span className={styles.live} data-on={Boolean(live) && !error}>
                {live && !error ? 'Ao vivo' : 'Conectando…'}
              </span>
            </div>
            <Visitors culto={culto} live={live?.presencaCulto.visitantes} />
          </section>
          <People
            id={id}
            idCulto={culto.id}
            quando={quandoCulto(culto)}
            presentes={presentes}
            marks={culto.acoesPermitidas.includes('registrarPresenca')}
          />
        </div>
      </div>
      {onStage && (
        <Stage culto={culto} qrCode={codigo.qrCode} presentes={presentes} onClose={() => setOnStage(false)} />
      )}
    </>
  )
}

function Code({ culto, codigo, onStage }: Props & { codigo: Codigo; onStage: () => void }) {
  const confirm = useConfirm()
  const [renovar] = useRenovarTokenCultoMutation({ refetchQueries: [PresencaDoCultoDocument] })
  const renew = async () => {
    const text = 'O código e o link mostrados até agora deixarão de valer.'
    if (!(await confirm({ text, confirmText: 'Gerar novo código' }))) return
    try {
      await renovar({ variables: { id: String(culto.id) } })
      toast.success('Novo código gerado.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível gerar um novo código.'))
    }
  }
  if (!culto.acoesPermitidas.includes('mostrarToken'))
    return (
      <section className={styles.card}>
        <h2>Código de presença</h2>
        <p className={styles.hint}>Este culto foi cancelado: ninguém confirma presença nele.</p>
      </section>
    )
  return (
    <section className={styles.card}>
      <h2>Código de presença</h2>
      <img className={styles.code} src={codigo.qrCode} alt="Código QR para confirmar a presença" />
      <p className={styles.hint}>
        Quem está presente aponta a câmera do celular. Vale de duas horas antes do culto até o fim do dia seguinte.
      </p>
      <p className={styles.link}>{codigo.link}</p>
      <div className={styles.tools}>
        <Button intent="primary" icon={<Maximize />} text="Mostrar em tela cheia" onClick={onStage} />
        <Button
          variant="outlined"
          icon={<Clipboard />}
          text="Copiar o link"
          onClick={() => copy(codigo.link, 'Link copiado.')}
        />
        <ShareLinks lines={[`Confirme a sua presença: ${tituloCulto(culto)}`, codigo.link]} />
        {culto.acoesPermitidas.includes('editar') && (
          <Button variant="minimal" icon={<Refresh />} text="Gerar novo código" onClick={renew} />
        )}
      </div>
    </section>
  )
}
