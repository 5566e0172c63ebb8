/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type TransferenciaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'data'
  /** Valor. */
  | 'valor';

/** Filtro da lista de transferências. */
export type TransferenciaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Conta financeira de um dos dois lados, por número ou uuid. */
  idContaFinanceira?: string | number | null | undefined;
  /** Mês, AAAA-MM. */
  mes?: string | null | undefined;
};

/** Ordem de uma lista de Transferencia. */
export type TransferenciaOrdem = {
  /** Campo. */
  campo: TransferenciaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type TransferenciaLinhaFragment = { id: number, uuid: string, idCliente: number, data: string, valor: string, descricao: string | null, idEstornada: number | null, idEstorno: number | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, contaOrigem: { id: number, uuid: string, nome: string } | null, contaDestino: { id: number, uuid: string, nome: string } | null };

export type TransferenciasQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.TransferenciaOrdem | null | undefined;
  filtro?: Types.TransferenciaFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type TransferenciasQuery = { transferencias: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, data: string, valor: string, descricao: string | null, idEstornada: number | null, idEstorno: number | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, contaOrigem: { id: number, uuid: string, nome: string } | null, contaDestino: { id: number, uuid: string, nome: string } | null }> } };

export type ExcluirTransferenciaMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirTransferenciaMutation = { excluirTransferencia: { message: string } };

export type RestaurarTransferenciaMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarTransferenciaMutation = { restaurarTransferencia: { id: number, uuid: string, idCliente: number, data: string, valor: string, descricao: string | null, idEstornada: number | null, idEstorno: number | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, contaOrigem: { id: number, uuid: string, nome: string } | null, contaDestino: { id: number, uuid: string, nome: string } | null } };

export type EstornarTransferenciaMutationVariables = Exact<{
  id: string | number;
  data: string;
}>;


export type EstornarTransferenciaMutation = { estornarTransferencia: { id: number, uuid: string, idCliente: number, data: string, valor: string, descricao: string | null, idEstornada: number | null, idEstorno: number | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, contaOrigem: { id: number, uuid: string, nome: string } | null, contaDestino: { id: number, uuid: string, nome: string } | null } };

export const TransferenciaLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferenciaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transferencia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"contaOrigem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contaDestino"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"idEstornada"}},{"kind":"Field","name":{"kind":"Name","value":"idEstorno"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<TransferenciaLinhaFragment, unknown>;
export const TransferenciasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Transferencias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferenciaOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferenciaFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferencias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferenciaLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferenciaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transferencia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"contaOrigem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contaDestino"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"idEstornada"}},{"kind":"Field","name":{"kind":"Name","value":"idEstorno"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<TransferenciasQuery, TransferenciasQueryVariables>;
export const ExcluirTransferenciaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirTransferencia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirTransferencia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirTransferenciaMutation, ExcluirTransferenciaMutationVariables>;
export const RestaurarTransferenciaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarTransferencia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarTransferencia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferenciaLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferenciaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transferencia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"contaOrigem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contaDestino"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"idEstornada"}},{"kind":"Field","name":{"kind":"Name","value":"idEstorno"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<RestaurarTransferenciaMutation, RestaurarTransferenciaMutationVariables>;
export const EstornarTransferenciaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EstornarTransferencia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estornarTransferencia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferenciaLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferenciaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transferencia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"contaOrigem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contaDestino"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"idEstornada"}},{"kind":"Field","name":{"kind":"Name","value":"idEstorno"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<EstornarTransferenciaMutation, EstornarTransferenciaMutationVariables>;
export const useTransferenciasQuery = (options?: useQuery.Options<TransferenciasQuery, TransferenciasQueryVariables> | SkipToken): useQuery.Result<TransferenciasQuery, TransferenciasQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(TransferenciasDocument, options as never) as never
export const useExcluirTransferenciaMutation = (options?: useMutation.Options<ExcluirTransferenciaMutation, ExcluirTransferenciaMutationVariables>): useMutation.ResultTuple<ExcluirTransferenciaMutation, ExcluirTransferenciaMutationVariables> => useMutation(ExcluirTransferenciaDocument, options as never) as never
export const useRestaurarTransferenciaMutation = (options?: useMutation.Options<RestaurarTransferenciaMutation, RestaurarTransferenciaMutationVariables>): useMutation.ResultTuple<RestaurarTransferenciaMutation, RestaurarTransferenciaMutationVariables> => useMutation(RestaurarTransferenciaDocument, options as never) as never
export const useEstornarTransferenciaMutation = (options?: useMutation.Options<EstornarTransferenciaMutation, EstornarTransferenciaMutationVariables>): useMutation.ResultTuple<EstornarTransferenciaMutation, EstornarTransferenciaMutationVariables> => useMutation(EstornarTransferenciaDocument, options as never) as never