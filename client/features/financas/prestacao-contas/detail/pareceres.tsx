import { DetailCard } from '../../../../kernel/detail'
import { DateText, StatusDot } from '../../../../kernel/ui'
import type { PrestacaoContasDetalheFragment } from './prestacao-contas.generated'
import styles from './prestacao-contas.module.css'

const texts = {
  aprova: { color: 'success', text: 'Aprova' },
  ressalva: { color: 'warning', text: 'Aprova com ressalva' },
  rejeita: { color: 'danger', text: 'Não aprova' },
} as const

/** What each person of the council says. */
export function Pareceres({ pareceres }: Pick<PrestacaoContasDetalheFragment, 'pareceres'>) {
  return (
    <DetailCard title="Parecer do conselho">
      <ul className={styles.opinions}>
        {pareceres.map(({ idPessoa, pessoa, opiniao, texto, em }) => (
          <li key={idPessoa}>
            <strong>{pessoa?.name ?? 'Pessoa excluída'}</strong>{' '}
            {opiniao ? (
              <StatusDot {...texts[opiniao as keyof typeof texts]} />
            ) : (
              <StatusDot color="neutral" text="Ainda não deu parecer" />
            )}
            {em && (
              <span className={styles.small}>
                {' '}
                <DateText value={em} />
              </span>
            )}
            {texto && <p className={styles.text}>{texto}</p>}
          </li>
        ))}
      </ul>
    </DetailCard>
  )
}
