import { DetailCard } from '../../../kernel/detail'
import type { MusicaDoCultoFragment } from './musicas.generated'
import styles from './musicas.module.css'
import { tomText } from './tons'

/** The songs of a worship service: those of the rehearsals for it, one rehearsal after the other. */
export function MusicasDoCulto({ musicas: { nodes } }: { musicas: { nodes: readonly MusicaDoCultoFragment[] } }) {
  return (
    <DetailCard title="Músicas">
      {nodes.length === 0 && (
        <p className={styles.note}>Nenhum ensaio para este culto tem músicas. O culto se escolhe no ensaio.</p>
      )}
      <ol className={styles.items}>
        {nodes.map(({ uuid, nomeMusica, tomMusica, linkMusica }) => (
          <li key={uuid}>
            {linkMusica ? (
              <a href={linkMusica} target="_blank" rel="noreferrer">
                {nomeMusica}
              </a>
            ) : (
              nomeMusica
            )}{' '}
            <small>tom {tomText(tomMusica)}</small>
          </li>
        ))}
      </ol>
    </DetailCard>
  )
}
