/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EncontroDoConvidadoQueryVariables = Exact<{
  id: string | number;
}>;


export type EncontroDoConvidadoQuery = { encontro: { id: number, uuid: string, idCliente: number, idCelula: number, dataEncontro: string, excluidoEm: string | null, acoesPermitidas: Array<string>, celula: { id: number, uuid: string, nomeCelula: string } | null } };

export type AdicionarMembroEncontroMutationVariables = Exact<{
  input: Types.MembroEncontroInput;
}>;


export type AdicionarMembroEncontroMutation = { adicionarMembroEncontro: { id: number, uuid: string } };


export const EncontroDoConvidadoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncontroDoConvidado"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encontro"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCelula"}},{"kind":"Field","name":{"kind":"Name","value":"dataEncontro"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"celula"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCelula"}}]}}]}}]}}]} as unknown as DocumentNode<EncontroDoConvidadoQuery, EncontroDoConvidadoQueryVariables>;
export const AdicionarMembroEncontroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMembroEncontro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroEncontroInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adicionarMembroEncontro"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AdicionarMembroEncontroMutation, AdicionarMembroEncontroMutationVariables>;
export const useEncontroDoConvidadoQuery = (options: useQuery.Options<EncontroDoConvidadoQuery, EncontroDoConvidadoQueryVariables> | SkipToken): useQuery.Result<EncontroDoConvidadoQuery, EncontroDoConvidadoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EncontroDoConvidadoDocument, options as never) as never
export const useAdicionarMembroEncontroMutation = (options?: useMutation.Options<AdicionarMembroEncontroMutation, AdicionarMembroEncontroMutationVariables>): useMutation.ResultTuple<AdicionarMembroEncontroMutation, AdicionarMembroEncontroMutationVariables> => useMutation(AdicionarMembroEncontroDocument, options as never) as never