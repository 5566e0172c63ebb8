/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReuniaoLiderancaParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type ReuniaoLiderancaParaEditarQuery = { reuniaoLideranca: { id: number, uuid: string, idCliente: number, dataReuniao: string, pautaReuniao: string, statusReuniao: string, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, participantes: { nodes: Array<{ id: number, uuid: string, name: string, email: string | null, excluidoEm: string | null }> } } };

export type CriarReuniaoLiderancaMutationVariables = Exact<{
  input: Types.ReuniaoLiderancaInput;
}>;


export type CriarReuniaoLiderancaMutation = { criarReuniaoLideranca: { id: number, uuid: string } };

export type AtualizarReuniaoLiderancaMutationVariables = Exact<{
  id: string | number;
  input: Types.ReuniaoLiderancaInput;
}>;


export type AtualizarReuniaoLiderancaMutation = { atualizarReuniaoLideranca: { id: number, uuid: string, dataReuniao: string, pautaReuniao: string, statusReuniao: string, acoesPermitidas: Array<string>, versao: number } };


export const ReuniaoLiderancaParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReuniaoLiderancaParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reuniaoLideranca"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"dataReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"pautaReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"statusReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"participantes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<ReuniaoLiderancaParaEditarQuery, ReuniaoLiderancaParaEditarQueryVariables>;
export const CriarReuniaoLiderancaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarReuniaoLideranca"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReuniaoLiderancaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarReuniaoLideranca"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<CriarReuniaoLiderancaMutation, CriarReuniaoLiderancaMutationVariables>;
export const AtualizarReuniaoLiderancaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarReuniaoLideranca"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReuniaoLiderancaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarReuniaoLideranca"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"dataReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"pautaReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"statusReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<AtualizarReuniaoLiderancaMutation, AtualizarReuniaoLiderancaMutationVariables>;
export const useCriarReuniaoLiderancaMutation = (options?: useMutation.Options<CriarReuniaoLiderancaMutation, CriarReuniaoLiderancaMutationVariables>): useMutation.ResultTuple<CriarReuniaoLiderancaMutation, CriarReuniaoLiderancaMutationVariables> => useMutation(CriarReuniaoLiderancaDocument, options as never) as never
export const useAtualizarReuniaoLiderancaMutation = (options?: useMutation.Options<AtualizarReuniaoLiderancaMutation, AtualizarReuniaoLiderancaMutationVariables>): useMutation.ResultTuple<AtualizarReuniaoLiderancaMutation, AtualizarReuniaoLiderancaMutationVariables> => useMutation(AtualizarReuniaoLiderancaDocument, options as never) as never