/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useSubscription, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PresencaDoCultoQueryVariables = Exact<{
  id: string | number;
}>;


export type PresencaDoCultoQuery = { culto: { id: number, uuid: string, idCliente: number, dataCulto: string, horaCulto: string, temaCulto: string | null, statusCulto: string, visitantes: number, quantidadePresentes: number, acoesPermitidas: Array<string> }, codigoPresencaCulto: { link: string, qrCode: string } };

export type PresentesDoCultoQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
}>;


export type PresentesDoCultoQuery = { participacoesCultos: { totalCount: number, nodes: Array<{ id: number, uuid: string, createdAt: string, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> } };

export type PresencaAoVivoSubscriptionVariables = Exact<{
  idCulto: string | number;
}>;


export type PresencaAoVivoSubscription = { presencaCulto: { idCulto: number, presentes: number, visitantes: number } };

export type RegistrarPresencaCultoMutationVariables = Exact<{
  idCulto: string | number;
  idMembro: string | number;
}>;


export type RegistrarPresencaCultoMutation = { registrarPresencaCulto: { id: number, uuid: string } };

export type RemoverPresencaCultoMutationVariables = Exact<{
  idCulto: string | number;
  idMembro: string | number;
}>;


export type RemoverPresencaCultoMutation = { removerPresencaCulto: { message: string } };

export type SomarVisitantesCultoMutationVariables = Exact<{
  id: string | number;
  diferenca: number;
}>;


export type SomarVisitantesCultoMutation = { somarVisitantesCulto: { id: number, uuid: string, visitantes: number, versao: number } };

export type RenovarTokenCultoMutationVariables = Exact<{
  id: string | number;
}>;


export type RenovarTokenCultoMutation = { renovarTokenCulto: { id: number, uuid: string } };


export const PresencaDoCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PresencaDoCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"culto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"dataCulto"}},{"kind":"Field","name":{"kind":"Name","value":"horaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"temaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"statusCulto"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadePresentes"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}},{"kind":"Field","name":{"kind":"Name","value":"codigoPresencaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}}]} as unknown as DocumentNode<PresencaDoCultoQuery, PresencaDoCultoQueryVariables>;
export const PresentesDoCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PresentesDoCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participacoesCultos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idCulto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"campo"},"value":{"kind":"EnumValue","value":"name"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PresentesDoCultoQuery, PresentesDoCultoQueryVariables>;
export const PresencaAoVivoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PresencaAoVivo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"presencaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idCulto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idCulto"}},{"kind":"Field","name":{"kind":"Name","value":"presentes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}}]}}]}}]} as unknown as DocumentNode<PresencaAoVivoSubscription, PresencaAoVivoSubscriptionVariables>;
export const RegistrarPresencaCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegistrarPresencaCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrarPresencaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idCulto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<RegistrarPresencaCultoMutation, RegistrarPresencaCultoMutationVariables>;
export const RemoverPresencaCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoverPresencaCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removerPresencaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idCulto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemoverPresencaCultoMutation, RemoverPresencaCultoMutationVariables>;
export const SomarVisitantesCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SomarVisitantesCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"diferenca"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"somarVisitantesCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"diferenca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"diferenca"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<SomarVisitantesCultoMutation, SomarVisitantesCultoMutationVariables>;
export const RenovarTokenCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenovarTokenCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renovarTokenCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<RenovarTokenCultoMutation, RenovarTokenCultoMutationVariables>;
export const usePresencaDoCultoQuery = (options: useQuery.Options<PresencaDoCultoQuery, PresencaDoCultoQueryVariables> | SkipToken): useQuery.Result<PresencaDoCultoQuery, PresencaDoCultoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PresencaDoCultoDocument, options as never) as never
export const usePresentesDoCultoQuery = (options: useQuery.Options<PresentesDoCultoQuery, PresentesDoCultoQueryVariables> | SkipToken): useQuery.Result<PresentesDoCultoQuery, PresentesDoCultoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PresentesDoCultoDocument, options as never) as never
export const usePresencaAoVivoSubscription = (options: useSubscription.Options<PresencaAoVivoSubscription, PresencaAoVivoSubscriptionVariables>): useSubscription.Result<PresencaAoVivoSubscription> => useSubscription(PresencaAoVivoDocument, options as never) as never
export const useRegistrarPresencaCultoMutation = (options?: useMutation.Options<RegistrarPresencaCultoMutation, RegistrarPresencaCultoMutationVariables>): useMutation.ResultTuple<RegistrarPresencaCultoMutation, RegistrarPresencaCultoMutationVariables> => useMutation(RegistrarPresencaCultoDocument, options as never) as never
export const useRemoverPresencaCultoMutation = (options?: useMutation.Options<RemoverPresencaCultoMutation, RemoverPresencaCultoMutationVariables>): useMutation.ResultTuple<RemoverPresencaCultoMutation, RemoverPresencaCultoMutationVariables> => useMutation(RemoverPresencaCultoDocument, options as never) as never
export const useSomarVisitantesCultoMutation = (options?: useMutation.Options<SomarVisitantesCultoMutation, SomarVisitantesCultoMutationVariables>): useMutation.ResultTuple<SomarVisitantesCultoMutation, SomarVisitantesCultoMutationVariables> => useMutation(SomarVisitantesCultoDocument, options as never) as never
export const useRenovarTokenCultoMutation = (options?: useMutation.Options<RenovarTokenCultoMutation, RenovarTokenCultoMutationVariables>): useMutation.ResultTuple<RenovarTokenCultoMutation, RenovarTokenCultoMutationVariables> => useMutation(RenovarTokenCultoDocument, options as never) as never