import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { DetailCard } from '../../../../kernel/detail'
import { DateText, useConfirm } from '../../../../kernel/ui'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { importacaoUrls } from '../urls'
import styles from './import.module.css'
import type { ImportacaoPreviaFragment } from './importacao.generated'
import { useDesfazerImportacao } from './undo'

/** What an import brought, and the way back. */
export function Result({ importacao }: { importacao: ImportacaoPreviaFragment }) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const desfazer = useDesfazerImportacao()
  const [undoing, setUndoing] = useState(false)
  const undone = importacao.situacao === 'desfeita'

  const undo = async () => {
    const text = 'As pessoas que vieram deste arquivo sairão da lista.'
    if (!(await confirm({ text, confirmText: 'Desfazer importação', danger: true }))) return
    setUndoing(true)
    await desfazer(importacao.id)
    setUndoing(false)
  }

  return (
    <DetailCard title={undone ? 'Importação desfeita' : 'Membros importados com sucesso.'}>
      <div className={styles.send}>
        <p>
          <strong>{importacao.nomeArquivo}</strong>: {importacao.validas} pessoas, em{' '}
          <DateText value={importacao.gravadaEm} />
          {undone && (
            <>
              ; desfeita em <DateText value={importacao.desfeitaEm} />
            </>
          )}
          .
        </p>
        <p>
          <Link to={usuarioUrls.list}>Ver a lista de pessoas</Link>
        </p>
        <div className={styles.buttons}>
          {!undone && <Button variant="outlined" text="Desfazer importação" loading={undoing} onClick={undo} />}
          <Button intent="primary" text="Importar outro arquivo" onClick={() => navigate(importacaoUrls.send)} />
        </div>
      </div>
    </DetailCard>
  )
}
