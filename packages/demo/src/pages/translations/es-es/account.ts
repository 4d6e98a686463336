import { aroundKinds } from '../../kinds/around-kind.ts'

/** Pages of the account in Spanish. */
export const spanishAccount = aroundKinds({
  AccountHomePage: ['Cuenta', 'Lo que necesita su atención está arriba. Lo demás puede esperar.'],
  DepositPage: [
    'Depósitos',
    'La conservación está pagada por el tiempo que ve. Antes de que termine le escribimos.',
  ],
  AccountQuotasPage: [
    'Plazas familiares',
    'Una plaza es de su familia para siempre. Los hermanos del mismo donante no necesitan otra.',
  ],
  AccountReservationsPage: [
    'Reservas',
    'Las pajuelas reservadas se guardan el tiempo que eligió. Antes de que termine le escribimos.',
  ],
  AccountSubscriptionsPage: [
    'Suscripciones',
    'Una suscripción muestra perfiles ampliados durante el tiempo que eligió y termina por sí sola.',
  ],
  AccountFavoritesPage: ['Favoritos', 'Un favorito no guarda pajuelas; una reserva, sí.'],
  AccountPregnanciesPage: [
    'Embarazos',
    'La ley cuenta familias; por eso le pedimos que comunique un embarazo. También puede contarnos una pérdida, cuando usted quiera.',
  ],
  AccountSettingsPage: [
    'Ajustes',
    'Su nombre, su dirección, el país de su tratamiento y cómo podemos ponernos en contacto con usted.',
  ],
})
