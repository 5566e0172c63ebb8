/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma transferência. */
export type TransferenciaInput = {
  /** Quando o dinheiro foi; o mês não pode estar fechado. */
  data: string;
  /** Descrição, até 255 caracteres. */
  descricao?: string | null | undefined;
  /** Conta financeira a que o dinheiro vai, por número ou uuid; outra que a de origem. */
  idContaDestino: string | number;
  /** Conta financeira de que o dinheiro sai, por número ou uuid; sem ela, a padrão da igreja. */
  idContaOrigem?: string | number | null | undefined;
  /** Valor em reais, maior que zero. */
  valor: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type TransferenciaEdicaoFragment = { id: number, uuid: string, idCliente: number, data: string, valor: string, idContaOrigem: number, idContaDestino: number, descricao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type TransferenciaParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type TransferenciaParaEditarQuery = { transferencia: { id: number, uuid: string, idCliente: number, data: string, valor: string, idContaOrigem: number, idContaDestino: number, descricao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CriarTransferenciaMutationVariables = Exact<{
  input: Types.TransferenciaInput;
  idCliente?: number | null | undefined;
}>;


export type CriarTransferenciaMutation = { criarTransferencia: { id: number, uuid: string, idCliente: number, data: string, valor: string, idContaOrigem: number, idContaDestino: number, descricao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AtualizarTransferenciaMutationVariables = Exact<{
  id: string | number;
  input: Types.TransferenciaInput;
}>;


export type AtualizarTransferenciaMutation = { atualizarTransferencia: { id: number, uuid: string, idCliente: number, data: string, valor: string, idContaOrigem: number, idContaDestino: number, descricao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const TransferenciaEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferenciaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transferencia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idContaOrigem"}},{"kind":"Field","name":{"kind":"Name","value":"idContaDestino"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<TransferenciaEdicaoFragment, unknown>;
export const TransferenciaParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferenciaParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferencia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferenciaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferenciaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transferencia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idContaOrigem"}},{"kind":"Field","name":{"kind":"Name","value":"idContaDestino"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<TransferenciaParaEditarQuery, TransferenciaParaEditarQueryVariables>;
export const CriarTransferenciaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarTransferencia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferenciaInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarTransferencia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferenciaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferenciaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transferencia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idContaOrigem"}},{"kind":"Field","name":{"kind":"Name","value":"idContaDestino"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CriarTransferenciaMutation, CriarTransferenciaMutationVariables>;
export const AtualizarTransferenciaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarTransferencia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferenciaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarTransferencia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferenciaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferenciaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transferencia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idContaOrigem"}},{"kind":"Field","name":{"kind":"Name","value":"idContaDestino"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarTransferenciaMutation, AtualizarTransferenciaMutationVariables>;
export const useTransferenciaParaEditarQuery = (options: useQuery.Options<TransferenciaParaEditarQuery, TransferenciaParaEditarQueryVariables> | SkipToken): useQuery.Result<TransferenciaParaEditarQuery, TransferenciaParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(TransferenciaParaEditarDocument, options as never) as never
export const useCriarTransferenciaMutation = (options?: useMutation.Options<CriarTransferenciaMutation, CriarTransferenciaMutationVariables>): useMutation.ResultTuple<CriarTransferenciaMutation, CriarTransferenciaMutationVariables> => useMutation(CriarTransferenciaDocument, options as never) as never
export const useAtualizarTransferenciaMutation = (options?: useMutation.Options<AtualizarTransferenciaMutation, AtualizarTransferenciaMutationVariables>): useMutation.ResultTuple<AtualizarTransferenciaMutation, AtualizarTransferenciaMutationVariables> => useMutation(AtualizarTransferenciaDocument, options as never) as never