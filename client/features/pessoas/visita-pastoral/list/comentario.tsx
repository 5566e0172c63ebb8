import { Button } from '@blueprintjs/core'
import { errorText } from '../../../../kernel/apollo'
import { DateText, ErrorState, Modal, PageSpinner } from '../../../../kernel/ui'
import styles from './list.module.css'
import type { ComentarioVisitaQuery } from './visitas-pastorais.generated'
import { useComentarioVisitaQuery } from './visitas-pastorais.generated'

/** One visit, with its comment for users who may read it. The comment is never cached: it is fetched each time. */
export function ComentarioDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useComentarioVisitaQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const text = errorText(error, 'Erro ao carregar dados da visita pastoral.')
  return (
    <Modal title="Visita pastoral" onClose={onClose} width={560}>
      {data ? (
        <Visita visita={data.visitaPastoral} />
      ) : error ? (
        <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <PageSpinner />
      )}
      <div className={styles.buttons}>
        <Button text="Fechar" onClick={onClose} />
      </div>
    </Modal>
  )
}

function Visita({ visita }: { visita: ComentarioVisitaQuery['visitaPastoral'] }) {
  return (
    <>
      <dl className={styles.facts}>
        <dt>Pastor</dt>
        <dd>{visita.pastor?.name}</dd>
        <dt>Visitado</dt>
        <dd>{visita.visitado?.name}</dd>
        <dt>Data da Visita</dt>
        <dd>
          <DateText value={visita.dataVisita} />
        </dd>
      </dl>
      {visita.acoesPermitidas.includes('verComentario') && (
        <>
          <p className={styles.comment}>{visita.comentarioVisita ?? 'Sem comentário.'}</p>
          {visita.comentarioVisita && <Leitores visita={visita} />}
        </>
      )}
      {visita.comentarioReservado && (
        <p className={styles.readers}>
          O comentário é reservado a quem o escreveu, aos pastores e a quem o autor escolher.
        </p>
      )}
    </>
  )
}

const names = new Intl.ListFormat('pt-BR')

function Leitores({ visita: { autor, leitores } }: { visita: ComentarioVisitaQuery['visitaPastoral'] }) {
  return (
    <p className={styles.readers}>
      {autor && `Escrito por ${autor.name}. `}
      {leitores.length > 0
        ? `Também leem: os pastores e ${names.format(leitores.map(({ name }) => name))}.`
        : 'Também leem: os pastores.'}
    </p>
  )
}
