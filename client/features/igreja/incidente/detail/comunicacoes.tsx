import { Button } from '@blueprintjs/core'
import { Duplicate } from '@blueprintjs/icons'
import { type ReactNode, useContext, useState } from 'react'
import { copy } from '../../../../kernel/copying'
import { DetailCard } from '../../../../kernel/detail'
import { formatInstant, TimeZone } from '../../../../kernel/ui'
import { ComunicacaoDialog, type Destino } from './comunicacao-dialog'
import type { IncidenteDetalheFragment } from './incidente.generated'
import styles from './incidente.module.css'

type Props = { incidente: IncidenteDetalheFragment }

/** Who was told, when and how, each text that was sent, and the ready ones, with what is known now. Nothing is sent from here. */
export function Comunicacoes({ incidente }: Props) {
  const timeZone = useContext(TimeZone)
  const [telling, setTelling] = useState<Destino>()
  const may = incidente.acoesPermitidas.includes('comunicar')
  const { avisadosEm, comunicadoAnpdEm, complementadoEm, textoAviso, textoAnpd, textoComplemento } = incidente
  const when = (at: string | null, more: string | null) =>
    at ? [formatInstant(at, timeZone), more].filter(Boolean).join(' · ') : undefined
  const row = (destino: Destino, title: string, done: ReactNode) => (
    <li>
      <div>
        <strong>{title}</strong>
        <p>{done ?? 'Ainda não registrado.'}</p>
      </div>
      {may && (
        <Button
          text={done ? 'Corrigir' : 'Registrar'}
          aria-label={`${done ? 'Corrigir' : 'Registrar'}: ${title}`}
          onClick={() => setTelling(destino)}
        />
      )}
    </li>
  )
  const protocolo = incidente.protocoloAnpd && `protocolo ${incidente.protocoloAnpd}`
  return (
    <>
      <DetailCard title="Comunicações">
        <ul className={styles.rows}>
          {row('pessoas', 'Aviso às pessoas', when(avisadosEm, incidente.meioAviso))}
          {row('anpd', 'Comunicação à ANPD', when(comunicadoAnpdEm, protocolo))}
          {comunicadoAnpdEm && row('complemento', 'Complemento à ANPD', when(complementadoEm, null))}
        </ul>
      </DetailCard>
      {textoAviso && <Texto title="O que as pessoas receberam" text={textoAviso} />}
      {may && (
        <Texto
          title="Texto para as pessoas"
          hint={
            avisadosEm
              ? 'Com o que se sabe agora, para quem ainda não foi avisado.'
              : 'Pronto para copiar e mandar, em particular, a cada pessoa. Releia antes.'
          }
          text={incidente.textoParaPessoas}
        />
      )}
      {textoAnpd && <Texto title="O que a ANPD recebeu" text={textoAnpd} />}
      {textoComplemento && <Texto title="O que complementou a comunicação à ANPD" text={textoComplemento} />}
      {may && (
        <Texto
          title="Texto para o formulário da ANPD"
          hint={
            comunicadoAnpdEm
              ? 'Com o que se sabe agora, para complementar a comunicação.'
              : 'Na ordem do formulário de comunicação de incidente, em gov.br/anpd.'
          }
          text={incidente.textoParaAnpd}
        />
      )}
      {telling && <ComunicacaoDialog incidente={incidente} destino={telling} onClose={() => setTelling(undefined)} />}
    </>
  )
}

function Texto({ title, hint, text }: { title: string; hint?: string; text: string }) {
  return (
    <DetailCard title={title}>
      {hint && <p className={styles.hint}>{hint}</p>}
      {/* it scrolls, so the keyboard must reach it */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.ready} tabIndex={0} aria-label={title}>
        {text}
      </section>
      <Button
        icon={<Duplicate />}
        text="Copiar texto"
        aria-label={`Copiar texto: ${title}`}
        onClick={() => void copy(text, 'Texto copiado.')}
      />
    </DetailCard>
  )
}
