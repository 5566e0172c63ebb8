import { Button } from '@blueprintjs/core'
import { Disable, Edit, Tick, Trash } from '@blueprintjs/icons'
import { useNavigate, useParams } from 'react-router-dom'
import { DetailLayout, Facts } from '../../../../kernel/detail'
import { cpfOrCnpjMask } from '../../../../kernel/form/masked/masks'
import { addressText, phoneText } from '../../../../kernel/links'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { DateText, PageHeader, PageSpinner, StatusDot } from '../../../../kernel/ui'
import { contaPagarUrls } from '../../conta-pagar/urls'
import { saidaUrls } from '../../saida/urls'
import { useFornecedorActions } from '../actions'
import styles from '../fornecedor.module.css'
import { fornecedorUrls } from '../urls'
import { type FornecedorDetalheQuery, useFornecedorDetalheQuery } from './fornecedor.generated'
import { PagoCard } from './pago'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Fornecedores', to: fornecedorUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const comContas = useCan('contaPagar.ler')
  const comSaidas = useCan('saida.ler')
  const { data, error, refetch } = useFornecedorDetalheQuery({
    variables: { id, comContas, comSaidas },
    context: { opensScreen: true },
  })
  if (data) return <Fornecedor fornecedor={data.fornecedor} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Fornecedor', crumbs }}
      error={error}
      text="Não foi possível carregar os dados."
      onRetry={refetch}
    />
  )
}

function Fornecedor({ fornecedor }: { fornecedor: FornecedorDetalheQuery['fornecedor'] }) {
  const { id, contasPagar, saidas } = fornecedor
  return (
    <>
      <PageHeader title={fornecedor.nome} crumbs={crumbs} actions={<Actions fornecedor={fornecedor} />} />
      <InBin table="fornecedor" record={fornecedor} />
      <DetailLayout
        side={
          <Facts
            title="Histórico"
            last
            facts={[
              ['Cadastrado em', <DateText key="createdAt" value={fornecedor.createdAt} />],
              ['Última alteração', <DateText key="updatedAt" value={fornecedor.updatedAt} />],
            ]}
          />
        }
      >
        <Facts
          title="Fornecedor"
          facts={[
            ['CPF ou CNPJ', fornecedor.documento && cpfOrCnpjMask.show(fornecedor.documento)],
            [
              'Status',
              fornecedor.ativo ? (
                <StatusDot key="status" color="success" text="Ativo" />
              ) : (
                <StatusDot key="status" color="neutral" text="Desativado" />
              ),
            ],
            [
              'E-mail',
              fornecedor.email && (
                <a key="email" href={`mailto:${fornecedor.email}`}>
                  {fornecedor.email}
                </a>
              ),
            ],
            ['Telefone', phoneText(fornecedor.telefone)],
            ['Endereço', addressText(fornecedor.endereco)],
          ]}
        />
        <Facts
          title="Pagamento"
          facts={[
            ['Banco e Pix', lines(fornecedor.dadosBancarios)],
            ['Observações', lines(fornecedor.observacoes)],
          ]}
        />
        {contasPagar && (
          <PagoCard
            title="Contas a pagar"
            none="Nenhuma conta a pagar deste fornecedor."
            all={`${contaPagarUrls.list}?idFornecedor=${id}`}
            {...contasPagar}
            rows={contasPagar.nodes.map((conta) => ({
              to: contaPagarUrls.detail(conta.id),
              data: conta.dataVencimentoConta,
              descricao: conta.descricaoConta,
              valor: conta.valorConta,
              mark: conta.statusConta,
            }))}
          />
        )}
        {saidas && (
          <PagoCard
            title="Saídas"
            none="Nenhuma saída deste fornecedor."
            all={`${saidaUrls.list}?idFornecedor=${id}`}
            {...saidas}
            rows={saidas.nodes.map((saida) => ({ ...saida, to: saidaUrls.detail(saida.id) }))}
          />
        )}
      </DetailLayout>
    </>
  )
}

const lines = (text: string | null) => text && <span className={styles.text}>{text}</span>

function Actions({ fornecedor }: { fornecedor: FornecedorDetalheQuery['fornecedor'] }) {
  const navigate = useNavigate()
  const { remove, setActive } = useFornecedorActions()
  const may = (acao: string) => fornecedor.acoesPermitidas.includes(acao)
  const removeAndLeave = async () => {
    if (await remove(fornecedor)) navigate(fornecedorUrls.list)
  }
  return (
    <>
      {may('excluir') && <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={removeAndLeave} />}
      {may('desativar') && (
        <Button variant="outlined" icon={<Disable />} text="Desativar" onClick={() => setActive(fornecedor, false)} />
      )}
      {may('ativar') && (
        <Button variant="outlined" icon={<Tick />} text="Ativar" onClick={() => setActive(fornecedor, true)} />
      )}
      {may('editar') && (
        <Button
          intent="primary"
          icon={<Edit />}
          text="Editar"
          onClick={() => navigate(fornecedorUrls.edit(fornecedor.id))}
        />
      )}
    </>
  )
}
