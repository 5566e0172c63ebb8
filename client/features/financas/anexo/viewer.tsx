import { AnchorButton, Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight, Download, Trash } from '@blueprintjs/icons'
import { later } from '../../../kernel/later'
import { Modal, PageSpinner } from '../../../kernel/ui'
import type { AnexoLinhaFragment } from './anexos.generated'
import styles from './anexos.module.css'

const Preview = later(async () => (await import('../../../kernel/pdf-preview/preview')).Preview, {
  waiting: <PageSpinner />,
})

type Props = {
  anexo: AnexoLinhaFragment
  all: readonly AnexoLinhaFragment[]
  onShow: (anexo: AnexoLinhaFragment) => void
  onRemove: () => void
  onClose: () => void
}

/** One attachment in place: the pages of a PDF, or a picture. */
export function Viewer({ anexo, all, onShow, onRemove, onClose }: Props) {
  const at = all.findIndex(({ id }) => id === anexo.id)
  const [before, after] = [all[at - 1], all[at + 1]]
  return (
    <Modal title={anexo.nome} onClose={onClose} width={900} className={styles.viewer}>
      <div className={styles.tools}>
        {all.length > 1 && (
          <>
            <Button
              variant="minimal"
              icon={<ChevronLeft />}
              aria-label="Anexo anterior"
              disabled={!before}
              onClick={() => before && onShow(before)}
            />
            <span role="status">
              {at + 1} de {all.length}
            </span>
            <Button
              variant="minimal"
              icon={<ChevronRight />}
              aria-label="Próximo anexo"
              disabled={!after}
              onClick={() => after && onShow(after)}
            />
          </>
        )}
        <span className={styles.gap} />
        {anexo.acoesPermitidas.includes('excluir') && (
          <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={onRemove} />
        )}
        <AnchorButton variant="outlined" icon={<Download />} text="Baixar" href={`${anexo.url}?baixar`} />
        <Button variant="outlined" text="Fechar" onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.shown} tabIndex={0} aria-label="Conteúdo do anexo">
        {anexo.tipo === 'application/pdf' ? (
          <Preview key={anexo.id} url={anexo.url} />
        ) : (
          <img key={anexo.id} src={anexo.url} alt={anexo.nome} />
        )}
      </section>
    </Modal>
  )
}
