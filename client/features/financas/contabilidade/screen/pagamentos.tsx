import { tiposPagamento } from '../../../../../schema/rules/financas/categoria.input'
import { DetailCard } from '../../../../kernel/detail'
import { Can } from '../../../../kernel/session'
import { Money } from '../../../../kernel/ui'
import { Baixar } from './baixar'
import type { ContabilidadeQuery } from './contabilidade.generated'
import styles from './contabilidade.module.css'

type Props = { pagamentos: ContabilidadeQuery['contabilidade']['pagamentos']; params: string }

/** Payments by the kinds of which the accountant asks, and the list of them. */
export function Pagamentos({ pagamentos, params }: Props) {
  return (
    <DetailCard title="Pagamentos a pessoas e prestadores">
      {pagamentos.length === 0 ? (
        <p>Nenhum pagamento a pessoas ou prestadores nestes meses.</p>
      ) : (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Tipo</th>
                <th scope="col">Pagamentos</th>
                <th scope="col">Total</th>
                <th scope="col">Sem CPF ou CNPJ</th>
              </tr>
            </thead>
            <tbody>
              {pagamentos.map(({ tipo, quantidade, total, semDocumento }) => (
                <tr key={tipo}>
                  <th scope="row">{tiposPagamento[tipo]}</th>
                  <td data-label="Pagamentos">{quantidade}</td>
                  <td data-label="Total">
                    <Money value={total} />
                  </td>
                  <td data-label="Sem CPF ou CNPJ" data-missing={semDocumento > 0 ? '' : undefined}>
                    {semDocumento}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.small}>
            O tipo vem da categoria; o CPF ou CNPJ, do fornecedor da saída. O sustento pastoral (prebenda) fica separado
            dos salários.
          </p>
          <Can action="contabilidade.exportar">
            <div className={styles.buttons}>
              {(['csv', 'xlsx'] as const).map((formato) => (
                <Baixar
                  key={formato}
                  path={`/exportar/pagamentos?formato=${formato}&${params}`}
                  name={`pagamentos.${formato}`}
                  text={formato.toUpperCase()}
                  what={`os pagamentos em ${formato.toUpperCase()}`}
                />
              ))}
            </div>
          </Can>
        </>
      )}
    </DetailCard>
  )
}
