/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type LancamentoCampo =
  /** Número da categoria. */
  | 'categoria'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'data'
  /** Descrição. */
  | 'descricao'
  /** Valor. */
  | 'valor';

/** Filtro de uma lista de entradas ou de saídas. */
export type LancamentoFiltro = {
  /** Número da categoria. */
  categoria?: number | null | undefined;
  /** Data exata. */
  data?: string | null | undefined;
  /** Texto que a descrição contém; maiúsculas e acentos não importam. */
  descricao?: string | null | undefined;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Categoria do plano de contas, por número ou uuid; de uma fixa, também as que estão abaixo dela. */
  idCategoria?: string | number | null | undefined;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: string | number | null | undefined;
  /** Conta financeira, por número ou uuid. */
  idContaFinanceira?: string | number | null | undefined;
  /** Fornecedor, por número ou uuid; entradas não têm. */
  idFornecedor?: string | number | null | undefined;
  /** Mês, AAAA-MM. */
  mes?: string | null | undefined;
  /** Verdadeiro: os que não têm anexo, nem o registro que os criou; sem os estornos e o que eles estornam. */
  semAnexo?: boolean | null | undefined;
};

/** Ordem de uma lista de Lancamento. */
export type LancamentoOrdem = {
  /** Campo. */
  campo: LancamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type SaidaLinhaFragment = { id: number, uuid: string, idCliente: number, descricao: string, data: string, categoria: number, nomeCategoria: string, valor: string, origem: string | null, idOrigem: number | null, idEstornado: number | null, idEstorno: number | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, centroCusto: { id: number, uuid: string, nome: string } | null, contaFinanceira: { id: number, uuid: string, nome: string } | null, fornecedor: { id: number, uuid: string, nome: string } | null };

export type SaidasQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.LancamentoOrdem | null | undefined;
  filtro?: Types.LancamentoFiltro | null | undefined;
  comSoma?: boolean | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type SaidasQuery = { saidas: { totalCount: number, soma?: string | null, nodes: Array<{ id: number, uuid: string, idCliente: number, descricao: string, data: string, categoria: number, nomeCategoria: string, valor: string, origem: string | null, idOrigem: number | null, idEstornado: number | null, idEstorno: number | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, centroCusto: { id: number, uuid: string, nome: string } | null, contaFinanceira: { id: number, uuid: string, nome: string } | null, fornecedor: { id: number, uuid: string, nome: string } | null }>, meses: Array<{ mes: string, total: string, quantidade: number, primeiro: number, fechado: boolean }> } };

export const SaidaLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Saida"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCategoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contaFinanceira"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fornecedor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origem"}},{"kind":"Field","name":{"kind":"Name","value":"idOrigem"}},{"kind":"Field","name":{"kind":"Name","value":"idEstornado"}},{"kind":"Field","name":{"kind":"Name","value":"idEstorno"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<SaidaLinhaFragment, unknown>;
export const SaidasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Saidas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LancamentoOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LancamentoFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comSoma"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saidas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidaLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"primeiro"}},{"kind":"Field","name":{"kind":"Name","value":"fechado"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"soma"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comSoma"}}}]}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Saida"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCategoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contaFinanceira"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fornecedor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origem"}},{"kind":"Field","name":{"kind":"Name","value":"idOrigem"}},{"kind":"Field","name":{"kind":"Name","value":"idEstornado"}},{"kind":"Field","name":{"kind":"Name","value":"idEstorno"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<SaidasQuery, SaidasQueryVariables>;
export const useSaidasQuery = (options?: useQuery.Options<SaidasQuery, SaidasQueryVariables> | SkipToken): useQuery.Result<SaidasQuery, SaidasQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(SaidasDocument, options as never) as never