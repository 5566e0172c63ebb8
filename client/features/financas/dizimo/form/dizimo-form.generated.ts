/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um dízimo. */
export type DizimoInput = {
  /** Quando foi dado; o mês não pode estar fechado. */
  dataDizimo: string;
  /** Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja, ou a que o dízimo já tem. */
  idContaFinanceira?: string | number | null | undefined;
  /** Quem deu, por número ou uuid. */
  idMembro: string | number;
  /** Como foi dado: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDizimo: string;
  /** Valor em reais, maior que zero. */
  valorDizimo: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type DizimoEdicaoFragment = { id: number, uuid: string, idCliente: number, idMembro: number, valorDizimo: string, dataDizimo: string, meioDizimo: string, idContaFinanceira: number | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null } | null };

export type DizimoParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type DizimoParaEditarQuery = { dizimo: { id: number, uuid: string, idCliente: number, idMembro: number, valorDizimo: string, dataDizimo: string, meioDizimo: string, idContaFinanceira: number | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null } | null } };

export type CriarDizimoMutationVariables = Exact<{
  input: Types.DizimoInput;
  idCliente?: number | null | undefined;
}>;


export type CriarDizimoMutation = { criarDizimo: { id: number, uuid: string } };

export type AtualizarDizimoMutationVariables = Exact<{
  id: string | number;
  input: Types.DizimoInput;
}>;


export type AtualizarDizimoMutation = { atualizarDizimo: { id: number, uuid: string } };

export const DizimoEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DizimoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dizimo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"valorDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"dataDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"meioDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"idContaFinanceira"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<DizimoEdicaoFragment, unknown>;
export const DizimoParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DizimoParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dizimo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DizimoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DizimoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dizimo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"valorDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"dataDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"meioDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"idContaFinanceira"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<DizimoParaEditarQuery, DizimoParaEditarQueryVariables>;
export const CriarDizimoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarDizimo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DizimoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarDizimo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<CriarDizimoMutation, CriarDizimoMutationVariables>;
export const AtualizarDizimoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarDizimo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DizimoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarDizimo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AtualizarDizimoMutation, AtualizarDizimoMutationVariables>;
export const useDizimoParaEditarQuery = (options: useQuery.Options<DizimoParaEditarQuery, DizimoParaEditarQueryVariables> | SkipToken): useQuery.Result<DizimoParaEditarQuery, DizimoParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(DizimoParaEditarDocument, options as never) as never
export const useCriarDizimoMutation = (options?: useMutation.Options<CriarDizimoMutation, CriarDizimoMutationVariables>): useMutation.ResultTuple<CriarDizimoMutation, CriarDizimoMutationVariables> => useMutation(CriarDizimoDocument, options as never) as never
export const useAtualizarDizimoMutation = (options?: useMutation.Options<AtualizarDizimoMutation, AtualizarDizimoMutationVariables>): useMutation.ResultTuple<AtualizarDizimoMutation, AtualizarDizimoMutationVariables> => useMutation(AtualizarDizimoDocument, options as never) as never