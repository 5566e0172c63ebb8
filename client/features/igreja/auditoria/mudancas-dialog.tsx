import { Button } from '@blueprintjs/core'
import { DateText, Modal } from '../../../kernel/ui'
import { nomeAcao } from '../acoes'
import { nomeTabela } from '../tabelas'
import type { AuditoriaLinhaFragment } from './auditoria.generated'
import styles from './auditoria.module.css'
import { OPERACOES, quem } from './texts'

type Props = { linha: AuditoriaLinhaFragment; onClose: () => void }

/** One change, field by field. */
export function MudancasDialog({ linha, onClose }: Props) {
  const { tabela, idRegistro, operacao, mudancas } = linha
  return (
    <Modal
      title={tabela ? `${nomeTabela(tabela)} nº ${idRegistro}` : nomeAcao(linha.acao)}
      onClose={onClose}
      width={760}
    >
      <p className={styles.who}>
        {OPERACOES[operacao] ?? operacao} por {quem(linha)} em <DateText value={linha.quando} />
      </p>
      {mudancas.length === 0 && <p className={styles.who}>Não há valores guardados desta ação.</p>}
      {mudancas.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.changes}>
            <thead>
              <tr>
                <th scope="col">Campo</th>
                <th scope="col">Antes</th>
                <th scope="col">Depois</th>
              </tr>
            </thead>
            <tbody>
              {mudancas.map(({ campo, antes, depois }) => (
                <tr key={campo}>
                  <th scope="row">{campo}</th>
                  <td>{antes ?? '-'}</td>
                  <td>{depois ?? '-'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.foot}>
        <Button text="Fechar" onClick={onClose} autoFocus />
      </div>
    </Modal>
  )
}
