import paper from '../../../../kernel/paper/paper.module.css'
import { RichText } from '../../../../kernel/rich-text'
import { useChurchName } from '../../../../kernel/session'
import { DateText, formatLongDate } from '../../../../kernel/ui'
import { StatusReuniao } from '../status'
import type { ReuniaoComAtaQuery } from './ata.generated'
import styles from './ata.module.css'

const names = new Intl.ListFormat('pt-BR')

type Reuniao = ReuniaoComAtaQuery['reuniaoLideranca']

/** The meeting as a sheet of paper, on the screen and in print. */
export function Paper({ reuniao }: { reuniao: Reuniao }) {
  const { ata } = reuniao
  const igreja = useChurchName()
  return (
    <article className={`${paper.paper} ${styles.paper}`}>
      <header>
        <p className={styles.church}>{igreja}</p>
        <p className={styles.title}>
          {ata?.numeroAta ? `Ata nº ${ata.numeroAta} da reunião de liderança` : 'Reunião de liderança'}
        </p>
        <p className={styles.date}>{formatLongDate(reuniao.dataReuniao)}</p>
        <p className={styles.state}>
          <StatusReuniao status={reuniao.statusReuniao} />
          {ata && !ata.numeroAta && <span className={styles.draft}>Rascunho</span>}
        </p>
      </header>
      <section>
        <h2>Pauta</h2>
        <p className={styles.agenda}>{reuniao.pautaReuniao}</p>
      </section>
      {reuniao.participantes.nodes.length > 0 && (
        <section>
          <h2>Participantes</h2>
          <p>{names.format(reuniao.participantes.nodes.map(({ name }) => name))}.</p>
        </section>
      )}
      <section>
        <h2>Ata</h2>
        {ata?.textoAta ? <RichText html={ata.textoAta} /> : <p>Esta reunião ainda não tem ata.</p>}
      </section>
      {ata?.aprovadaEm && (
        <footer>
          <p>
            Aprovada em <DateText value={ata.aprovadaEm} />
            {ata.nomeAprovador && ` por ${ata.nomeAprovador}`}.
          </p>
          <div className={styles.signatures}>
            <span>Presidência</span>
            <span>Secretaria</span>
          </div>
        </footer>
      )}
    </article>
  )
}
