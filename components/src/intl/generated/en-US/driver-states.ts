/** GENERATED from src/intl/en-US/driver-states.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const driverStates = {
  domain: "driver-states",
  messages: {
    "accessDenied": `Access Denied - You need driver privileges to access this dashboard.`,
    "pendingReview": `Pending Review`,
    "viewProfile": `View profile`,
    "sentBack": `Change your profile`,
    "changeProfile": `Change and send again`,
    "underReview": `Your driver profile is under review. You'll be notified once approved.`,
    "addVehicle": `Add your vehicle to start driving`,
    "adminReviews": `An admin reviews it, and then you can go online.`,
    "createProfile": `Create Profile`,
    "anotherDevice": `Your location comes from another device.`,
    "useThisDevice": `Use this device`,
  },
} as const;
