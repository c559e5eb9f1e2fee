/** GENERATED from src/intl/ar-AE/auth.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const auth = {
  domain: "auth",
  messages: {
    "loginTitle": (args: { product: string }) => `تسجيل الدخول إلى ⁨${args.product}⁩`,
    "signupTitle": `أنشئ حسابك`,
    "login": `تسجيل الدخول`,
    "signUp": `إنشاء حساب`,
    "account": `الحساب`,
    "signIn": `تسجيل الدخول`,
    "signingIn": `جارٍ تسجيل الدخول...`,
    "createAccount": `إنشاء الحساب`,
    "creatingAccount": `جارٍ إنشاء الحساب...`,
    "noAccount": `ليس لديك حساب؟`,
    "haveAccount": `لديك حساب بالفعل؟`,
    "fullName": `الاسم الكامل`,
    "email": `البريد الإلكتروني`,
    "phoneNumber": `رقم الهاتف`,
    "phoneExample": `+971 50 123 4567`,
    "password": `كلمة المرور`,
    "passwordHint": (args: { count: number }, formatter: MessageFormatter) => `⁨${formatter.number(args.count)}⁩ أحرف على الأقل`,
    "easyPassword": `كلمة المرور هذه سهلة التخمين`,
    "iWantTo": `أريد أن`,
    "riderText": `أحجز الرحلات وأتنقل بأمان`,
    "driverText": `أقود وأكسب المال`,
  },
} as const;
