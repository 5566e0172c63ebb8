/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Campos pelos quais a lista pode ser ordenada. */
export type ContaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de vencimento. */
  | 'dataVencimentoConta'
  /** Descrição. */
  | 'descricaoConta'
  /** As em aberto, pelo vencimento; depois as encerradas, da mais nova à mais antiga. */
  | 'statusConta'
  /** Valor. */
  | 'valorConta';

/** Filtro de uma lista de contas. */
export type ContaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Vencimento até este dia. */
  fim?: string | null | undefined;
  /** Categoria, por número ou uuid. */
  idCategoria?: string | number | null | undefined;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: string | number | null | undefined;
  /** Fornecedor, por número ou uuid; contas a receber não têm. */
  idFornecedor?: string | number | null | undefined;
  /** Vencimento a partir deste dia. */
  inicio?: string | null | undefined;
  /** aberto, pago ou atrasado, de contas a pagar; pendente, recebido ou atrasado, de contas a receber; parcial, das em aberto com uma parte paga. */
  statusConta?: string | null | undefined;
};

/** Ordem de uma lista de Conta. */
export type ContaOrdem = {
  /** Campo. */
  campo: ContaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

export type ContaReceberLinhaFragment = { id: number, uuid: string, idCliente: number, descricaoConta: string, valorConta: string, restante: string, parcial: boolean, dataVencimentoConta: string, statusConta: string, dataEncerramentoConta: string | null, idLancamento: number | null, estornada: boolean, parcela: number | null, totalParcelas: number | null, repete: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, categoria: { id: number, uuid: string, nome: string } | null, centroCusto: { id: number, uuid: string, nome: string } | null, responsavel: { id: number, uuid: string, name: string } | null };

export type ContasReceberQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.ContaOrdem | null | undefined;
  filtro?: Types.ContaFiltro | null | undefined;
  comSoma?: boolean | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type ContasReceberQuery = { contasReceber: { totalCount: number, soma?: string | null, nodes: Array<{ id: number, uuid: string, idCliente: number, descricaoConta: string, valorConta: string, restante: string, parcial: boolean, dataVencimentoConta: string, statusConta: string, dataEncerramentoConta: string | null, idLancamento: number | null, estornada: boolean, parcela: number | null, totalParcelas: number | null, repete: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, categoria: { id: number, uuid: string, nome: string } | null, centroCusto: { id: number, uuid: string, nome: string } | null, responsavel: { id: number, uuid: string, name: string } | null }> } };

export const ContaReceberLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaReceberLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaReceber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoConta"}},{"kind":"Field","name":{"kind":"Name","value":"valorConta"}},{"kind":"Field","name":{"kind":"Name","value":"restante"}},{"kind":"Field","name":{"kind":"Name","value":"parcial"}},{"kind":"Field","name":{"kind":"Name","value":"dataVencimentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"statusConta"}},{"kind":"Field","name":{"kind":"Name","value":"dataEncerramentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"idLancamento"}},{"kind":"Field","name":{"kind":"Name","value":"estornada"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcela"}},{"kind":"Field","name":{"kind":"Name","value":"totalParcelas"}},{"kind":"Field","name":{"kind":"Name","value":"repete"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ContaReceberLinhaFragment, unknown>;
export const ContasReceberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContasReceber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comSoma"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contasReceber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaReceberLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"soma"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comSoma"}}}]}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaReceberLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaReceber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoConta"}},{"kind":"Field","name":{"kind":"Name","value":"valorConta"}},{"kind":"Field","name":{"kind":"Name","value":"restante"}},{"kind":"Field","name":{"kind":"Name","value":"parcial"}},{"kind":"Field","name":{"kind":"Name","value":"dataVencimentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"statusConta"}},{"kind":"Field","name":{"kind":"Name","value":"dataEncerramentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"idLancamento"}},{"kind":"Field","name":{"kind":"Name","value":"estornada"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcela"}},{"kind":"Field","name":{"kind":"Name","value":"totalParcelas"}},{"kind":"Field","name":{"kind":"Name","value":"repete"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ContasReceberQuery, ContasReceberQueryVariables>;
export const useContasReceberQuery = (options?: useQuery.Options<ContasReceberQuery, ContasReceberQueryVariables> | SkipToken): useQuery.Result<ContasReceberQuery, ContasReceberQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ContasReceberDocument, options as never) as never