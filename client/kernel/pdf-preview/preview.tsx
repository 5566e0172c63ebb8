import { Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons'
import { useEffect, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import { ErrorState, PageSpinner } from '../ui'
import styles from './preview.module.css'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString()

/**
 * The pages of a PDF, one at a time, at the available width. Loaded as a separate script, since the PDF viewer is
 * large.
 */
export function Preview({ url }: { url: string }) {
  const [pages, setPages] = useState(0)
  const [page, setPage] = useState(1)
  const [tries, setTries] = useState(0)
  // The link changes while somebody reads, so the file that is shown is kept.
  const [file, setFile] = useState(url)
  const { box, width } = useWidth()
  const retry = () => {
    setFile(url)
    setTries(tries + 1)
  }
  return (
    <div ref={box} className={styles.preview}>
      {pages > 1 && (
        <div className={styles.pager}>
          <Button
            variant="minimal"
            icon={<ChevronLeft />}
            aria-label="Página anterior"
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          />
          <span role="status">
            Página {page} de {pages}
          </span>
          <Button
            variant="minimal"
            icon={<ChevronRight />}
            aria-label="Próxima página"
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          />
        </div>
      )}
      <Document
        key={tries}
        file={file}
        loading={<PageSpinner />}
        error={<ErrorState text="Não foi possível mostrar o PDF." onRetry={retry} />}
        onLoadSuccess={({ numPages }) => setPages(numPages)}
      >
        {width > 0 && <Page pageNumber={page} width={width} renderAnnotationLayer={false} loading={<PageSpinner />} />}
      </Document>
    </div>
  )
}

/** The width of an element; follows its changes. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
