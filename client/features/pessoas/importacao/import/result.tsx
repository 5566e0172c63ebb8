import { Button } from '@blueprintjs/core'
import { Link, useNavigate } from 'react-router-dom'
import { DetailCard } from '../../../../kernel/detail'
import { DateText } from '../../../../kernel/ui'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { ProblemRows } from './download'
import styles from './import.module.css'
import type { ImportacaoPreviaFragment } from './importacao.generated'
import { useUndo } from './undo'

type Props = { importacao: ImportacaoPreviaFragment; another: string }

/** The result of an import, with its undo button. */
export function Result({ importacao, another }: Props) {
  const navigate = useNavigate()
  const { undo, undoing } = useUndo()
  const undone = importacao.situacao === 'desfeita'
  const left = importacao.comErro + importacao.duplicadas

  return (
    <DetailCard title={undone ? 'Importação desfeita' : 'Membros importados com sucesso.'}>
      <div className={styles.send}>
        <p>
          <strong>{importacao.nomeArquivo}</strong>:{' '}
          {importacao.gravadas === 1 ? '1 pessoa' : `${importacao.gravadas} pessoas`}, em{' '}
          <DateText value={importacao.gravadaEm} />
          {undone && (
            <>
              ; desfeita em <DateText value={importacao.desfeitaEm} />
            </>
          )}
          .
        </p>
        {left > 0 && (
          <p>
            {left === 1 ? '1 linha ficou de fora. Baixe-a' : `${left} linhas ficaram de fora. Baixe-as`}, corrija o que
            diz a coluna Motivo e envie o arquivo de novo.
          </p>
        )}
        <p>
          <Link to={usuarioUrls.list}>Ver a lista de pessoas</Link>
        </p>
        <div className={styles.buttons}>
          <ProblemRows importacao={importacao} />
          {importacao.acoesPermitidas.includes('desfazer') && (
            <Button
              variant="outlined"
              text="Desfazer importação"
              loading={undoing}
              onClick={() => undo(importacao.id)}
            />
          )}
          <Button intent="primary" text="Importar outro arquivo" onClick={() => navigate(another)} />
        </div>
      </div>
    </DetailCard>
  )
}
