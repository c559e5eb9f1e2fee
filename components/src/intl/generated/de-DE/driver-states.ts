/** GENERATED from src/intl/de-DE/driver-states.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const driverStates = {
  domain: "driver-states",
  messages: {
    "accessDenied": `Zugriff verweigert – Sie benötigen Fahrerrechte für diese Übersicht.`,
    "pendingReview": `Prüfung ausstehend`,
    "viewProfile": `Profil ansehen`,
    "sentBack": `Ändern Sie Ihr Profil`,
    "changeProfile": `Ändern und erneut senden`,
    "underReview": `Ihr Fahrerprofil wird geprüft. Sie werden benachrichtigt, sobald es freigegeben ist.`,
    "addVehicle": `Fügen Sie Ihr Fahrzeug hinzu, um zu fahren`,
    "adminReviews": `Nach der Prüfung durch die Verwaltung können Sie online gehen.`,
    "createProfile": `Profil anlegen`,
    "anotherDevice": `Ihr Standort kommt von einem anderen Gerät.`,
    "useThisDevice": `Dieses Gerät verwenden`,
  },
} as const;
